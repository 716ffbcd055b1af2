// @ts-check
/** A board of a game's own, made of plain elements: nine beds, and every move as a button. */

/** @typedef {{ board: import("./board").ZonedBoard, events: Record<string, object>, move: import("./board").Step }} Plots */

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("board.css", import.meta.url).href;
document.head.append(style);

/** @type {import("./board").OwnBoard<Plots>} */
const plots = {
  emblem: new URL("emblem.svg", import.meta.url).href,
  mount(place, shown, hands) {
    const beds = document.createElement("ol");
    beds.className = "plots";
    const moves = document.createElement("div");
    moves.className = "plots-moves";
    place.append(beds, hands.status, moves);

    /** @param {typeof shown} now */
    function update({ view, pending }) {
      const zone = view.board.zones.find(({ id }) => id === "beds");
      beds.replaceChildren(
        ...(zone?.pieces ?? []).map((piece) => {
          const bed = document.createElement("li");
          bed.textContent = piece?.name ? hands.say(piece.name) : "–";
          if (piece?.id) bed.dataset.fly = piece.id;
          return bed;
        }),
      );
      moves.replaceChildren(
        ...view.moves.map(({ move, text }) => {
          const button = document.createElement("button");
          button.className = "button";
          button.dataset.act = move;
          button.disabled = pending !== null;
          button.textContent = hands.say(text);
          button.onclick = () => hands.act(move);
          return button;
        }),
      );
    }
    update(shown);
    return { update, destroy: () => place.replaceChildren() };
  },
};

export default plots;

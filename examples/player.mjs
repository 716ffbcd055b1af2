/**
 * A program that plays at a Parlour server: any legal move, until the game is over. docs/bots.md explains it.
 *
 *   node player.mjs http://127.0.0.1:8000           a game of Ninjan against a bot of the server
 *   node player.mjs http://127.0.0.1:8000 LINK      at the table with that link, if programs may sit there
 *
 * The token is in the environment variable PARLOUR_TOKEN. Needs Node 22, or 20 with --experimental-websocket.
 */
const [server, link] = process.argv.slice(2).map((word) => word.replace(/\/$/, ""));
const token = { Authorization: `Bearer ${process.env.PARLOUR_TOKEN}` };

/** Your idea goes here: `view` is all that the seat may know, `view.moves` what it may do. */
function choose(view) {
  return view.moves[Math.floor(Math.random() * view.moves.length)].move;
}

async function post(path, body) {
  const headers = { ...token, "Content-Type": "application/json" };
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Plays until the game is over, or the connection is. Gives the result if it is over. */
function play(table) {
  const socket = new WebSocket(`${server.replace("http", "ws")}/ws/tables/${table}`, { headers: token });
  let view, answered, result;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    // A draft: one step of a move is made, and more must follow.
    if (message.type === "update" || message.type === "draft") view = message.view;
    else if (message.type === "refused") {
      if (message.id === null) throw new Error(`Refused: ${message.problem.text.key}`);
      answered = undefined; // something else happened first: choose again
    }
    if (view?.over) {
      result = view.result;
      socket.close();
    } else if (view?.moves.length && answered !== `${view.turn} ${view.draft}`) {
      answered = `${view.turn} ${view.draft}`;
      const move = [...view.draft, choose(view)].join(" ");
      socket.send(JSON.stringify({ type: "play", id: "1", turn: view.turn, move }));
    }
  };
  return new Promise((resolve) => (socket.onclose = () => resolve(result)));
}

let table = link?.split("/").pop();
if (table) await post(`/api/tables/${table}/join`, {});
else {
  const seats = [{ kind: "me" }, { kind: "bot", level: "greedy" }];
  table = (await post("/api/tables", { game: "ninjan", seats })).id;
}
console.log(`Playing at ${server}/t/${table}`);
let result;
while (!(result = await play(table))) await new Promise((again) => setTimeout(again, 1000));
console.log("Scores by seat:", result.scores, "- won by seat", ...result.winners);

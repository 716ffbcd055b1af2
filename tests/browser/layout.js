/* What is wrong with the layout of the page as it stands: text that is cut, controls that are covered or off
   screen, parts that lie over one another. `complaints` gives a list of sentences. */

(() => {
  /** Smaller amounts are rounding (in pixels). */
  const A_LITTLE = 2;
  /** By so much two parts may touch: cards of a fan are turned, and their boxes are larger than they are. */
  const A_TOUCH = 4;
  /** The part of a line of text, above and below, in which letters have no ink (of its height). */
  const BLANK = 0.24;
  /** At least so much of a name too long for its place is read (in its own letters' heights). */
  const READABLE = 3;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";

  /** While nothing changes, every element is asked once. */
  let answers = new Map();
  const once = (question) => (element) => {
    if (!answers.has(question)) answers.set(question, new Map());
    const known = answers.get(question);
    if (!known.has(element)) known.set(element, question(element));
    return known.get(element);
  };

  const style = once((element) => getComputedStyle(element));
  const border = once((element) =>
    ["Left", "Top", "Right", "Bottom"].map((side) => parseFloat(style(element)[`border${side}Width`])),
  );
  const edge = once((element) => box(element.getBoundingClientRect()));

  /** Screen readers hear it, nobody sees it. */
  const isForEarsOnly = once(
    (element) =>
      style(element).clipPath.startsWith("inset(50%") ||
      (element.parentElement !== null && isForEarsOnly(element.parentElement)),
  );
  const shows = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEarsOnly(element),
  );

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const width = (one) => one.right - one.left;
  const height = (one) => one.bottom - one.top;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** How far a box, or the farthest of several, reaches beyond another. */
  const beyond = (one, room) =>
    Math.max(room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom);
  const farthest = (boxes, room) => boxes.reduce((far, one) => Math.max(far, beyond(one, room)), 0);
  const inside = (one, room) => beyond(one, room) <= A_LITTLE;
  const viewport = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  /** A page that may scroll is as high as it is. */
  let isTall = false;
  const screen = () =>
    isTall ? { ...viewport(), top: -scrollY, bottom: document.documentElement.scrollHeight - scrollY } : viewport();

  /** Where an element's contents are seen: inside its border. */
  const opening = once((element) => {
    const { left, top, right, bottom } = edge(element);
    const [atLeft, atTop, atRight, atBottom] = border(element);
    return { left: left + atLeft, top: top + atTop, right: right - atRight, bottom: bottom - atBottom };
  });

  const isOneOf =
    (...values) =>
    ({ overflowX, overflowY }) =>
      values.includes(overflowX) || values.includes(overflowY);
  const cutting = isOneOf("hidden", "clip");
  const scrolling = isOneOf("auto", "scroll");
  const cuts = once((element) => cutting(style(element)));
  const scrolls = once((element) => scrolling(style(element)));
  const position = once((element) => style(element).position);
  /** Whether what is placed absolutely in it is placed by it. */
  const places = once(
    (element) =>
      position(element) !== "static" ||
      style(element).transform !== "none" ||
      style(element).containerType !== "normal",
  );

  /** The elements above that show only what is inside them: they cut or scroll. What is placed by an element farther
      up is not theirs. */
  const windows = once((element) => {
    const found = [];
    let placed = position(element);
    for (let one = element.parentElement; one && placed !== "fixed"; one = one.parentElement) {
      if (placed === "absolute" && !places(one)) continue;
      placed = position(one);
      if (cuts(one) || scrolls(one)) found.push(one);
    }
    return found;
  });

  const scroller = once((element) => windows(element).find(scrolls) ?? null);

  /** What cuts the contents of an element for good: what is below in a list can be scrolled to. */
  const cutters = once((element) => {
    const all = [element, ...windows(element)];
    const end = all.findIndex(scrolls);
    return (end < 0 ? all : all.slice(0, end)).filter(cuts);
  });

  /** What is seen of a box in this element. */
  const seen = (element, whole) => windows(element).map(opening).reduce(common, common(whole, screen()));

  // --- how an element is called ---

  const DATA = ["part", "card", "pile", "mat", "side", "hex", "stack", "seat", "sign", "act", "move", "name"];

  function tagOf(element) {
    const data = DATA.filter((key) => element.dataset?.[key]).map((key) => `[data-${key}="${element.dataset[key]}"]`);
    const classes = [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`);
    return element.tagName.toLowerCase() + (data.length ? data : classes.slice(0, 2)).join("");
  }

  function nameOf(element) {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
    return words ? `${tagOf(element)} “${words.slice(0, 40)}”` : tagOf(element);
  }

  function placeOf(element) {
    const part = element.closest("[data-part]");
    return part && part !== element ? `${part.dataset.part}: ${nameOf(element)}` : nameOf(element);
  }

  // --- text ---

  /** All visible text of the page: the element it is in, and a box of its ink for each line. */
  const everyText = once((root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, option, title") || !shows(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0.5).map(ink);
      if (lines.length) found.push({ element, lines });
    }
    return found;
  });
  const texts = (root) => everyText(document.body).filter(({ element }) => root.contains(element));

  function ink(line) {
    const blank = line.height * BLANK;
    return { left: line.left, right: line.right, top: line.top + blank, bottom: line.bottom - blank };
  }

  const isPainted = once((element) => {
    const { display, backgroundColor } = style(element);
    if (display === "inline" || display === "contents") return false;
    return !/^rgba\(.*, 0\)$|^color\(.* \/ 0\)$/.test(backgroundColor) || border(element).some((one) => one > 0);
  });

  /** The thing that the text is written on. */
  const paper = once((element) => {
    if (element === null || element instanceof SVGElement || element.dataset.room) return null;
    return isPainted(element) ? element : paper(element.parentElement);
  });

  /** What is said only where there is room, where there is none. */
  const isLeftOut = (element) => element.closest("[data-spare]") !== null && height(seen(element, edge(element))) < 1;

  /** A name too long for its place is shortened, but not to a letter, and not for something less important beside it. */
  function nameIsWellCut(element) {
    const beside = element.parentElement?.querySelector("[data-spare]");
    const seenWidth = width(seen(element, edge(element)));
    return (
      !(beside && shows(beside) && !isLeftOut(beside)) && seenWidth >= READABLE * parseFloat(style(element).fontSize)
    );
  }

  function* cutTexts(root) {
    for (const { element, lines } of texts(root)) {
      if (isLeftOut(element)) continue;
      const name = element.closest("[data-name]");
      const cutter = cutters(element).find((one) => farthest(lines, opening(one)) > A_LITTLE);
      const on = paper(element);
      if (name && cutter) {
        if (!nameIsWellCut(name)) yield `${placeOf(element)}: the name is cut too short`;
      } else if (cutter) {
        const by = Math.round(farthest(lines, opening(cutter)));
        yield `${placeOf(element)}: ${by} px of its text cut by ${tagOf(cutter)}`;
      } else if (scroller(element)) continue;
      else if (farthest(lines, screen()) > A_LITTLE) yield `${placeOf(element)}: text off screen`;
      else if (on && farthest(lines, edge(on)) > A_LITTLE) {
        const by = Math.round(farthest(lines, edge(on)));
        yield `${placeOf(element)}: ${by} px of its text outside its box ${tagOf(on)}`;
      }
    }
  }

  // --- controls ---

  const isEnabled = (control) =>
    !control.matches(":disabled, [aria-disabled=true], [inert] *, [tabindex='-1'][aria-hidden=true]");

  function points({ left, top, right, bottom }) {
    const at = (x, y) => [left + (right - left) * x, top + (bottom - top) * y];
    return [at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  }

  const middle = (one) => points(one)[0];

  /** What lies over a point of a control; null if it is the control itself, or a sheet that may cover it. */
  function above(control, [x, y], sheets) {
    if (isTall && beyond({ left: x, right: x, top: y, bottom: y }, viewport()) > -1) return null;
    const hit = document.elementFromPoint(x, y);
    if (!hit || control.contains(hit) || hit.contains(control)) return hit ? null : document.documentElement;
    if (hit.closest("label")?.control === control) return null;
    return sheets && hit.closest(sheets) && !control.closest(sheets) ? null : hit;
  }

  /** Cards of a fan cover one another, but each shows a number or a word of its face. */
  function isKnownInFan(card, sheets) {
    const written = texts(card).flatMap(({ lines }) => lines);
    const spots = written.length ? written.map(middle) : points(edge(card));
    return spots.some((spot) => above(card, spot, sheets) === null);
  }

  function* badControls(root, sheets) {
    for (const control of root.querySelectorAll(CONTROLS)) {
      if (!isEnabled(control) || !shows(control)) continue;
      const [largest] = [...control.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      if (!largest || largest.width < 1) continue;
      const list = windows(control).find((one) => scrolls(one) && !inside(box(largest), opening(one)));
      if (list) {
        // A list beside the table, or the story of its end, may scroll. On the felt nothing needs scrolling but what
        // says so, because it may hold more than a screen.
        if (control.closest("[data-part]") && !("rolls" in list.dataset))
          yield `${placeOf(control)}: reached only by scrolling`;
        continue;
      }
      if (!inside(box(largest), seen(control, screen()))) {
        yield `${placeOf(control)}: off screen or cut`;
        continue;
      }
      if (control.closest("[data-part=hand]")) {
        if (!isKnownInFan(control, sheets)) yield `${placeOf(control)}: its name is covered`;
        continue;
      }
      const over = points(largest)
        .map((spot) => above(control, spot, sheets))
        .find((one) => one);
      if (over) yield `${placeOf(control)}: covered by ${placeOf(over)}`;
    }
  }

  // --- parts ---

  /** The boxes of everything drawn in a part. A text may be cut by its own element, as a long name is. */
  function drawn(part) {
    const boxes = texts(part).flatMap(({ element, lines }) =>
      lines.map((line) => seen(element, cuts(element) ? common(line, opening(element)) : line)),
    );
    for (const element of [part, ...part.querySelectorAll("*")]) {
      if (element.ownerSVGElement || !(element instanceof SVGSVGElement || isPainted(element)) || !shows(element))
        continue;
      boxes.push(seen(element, edge(element)));
    }
    return boxes.filter((one) => width(one) > 0 && height(one) > 0);
  }

  function* overlaps(sheets) {
    const parts = [...document.querySelectorAll("[data-room] [data-part]")].filter((part) => shows(part));
    const known = parts.map((part) => ({ part, boxes: drawn(part) }));
    for (const [i, a] of known.entries())
      for (const b of known.slice(i + 1)) {
        if (a.part.contains(b.part) || b.part.contains(a.part)) continue;
        if (sheets && (a.part.matches(sheets) || b.part.matches(sheets))) continue;
        const both = a.boxes
          .flatMap((one) => b.boxes.map((other) => common(one, other)))
          .filter((one) => width(one) > A_TOUCH && height(one) > A_TOUCH);
        if (!both.length) continue;
        const [most] = both.sort((one, other) => width(other) * height(other) - width(one) * height(one));
        yield `${nameOf(a.part)} and ${nameOf(b.part)} overlap by ${Math.round(width(most))}×${Math.round(height(most))} px`;
      }
  }

  const rest = async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };

  /** How long a busy machine may take to put everything in its place (in ms). */
  const A_MOMENT = 700;

  /** What is wrong with the page as it stands, or with these parts of it. `sheets` may cover what is below them;
      `tall`: the page may scroll down. What is gone a moment later was only on its way. */
  window.complaints = async (how = {}) => {
    await rest();
    if (lookAround(how).length === 0) return [];
    await new Promise((done) => setTimeout(done, A_MOMENT));
    await rest();
    return lookAround(how);
  };

  function lookAround({ roots = null, sheets = null, tall = false }) {
    answers = new Map();
    isTall = tall;
    const over = document.querySelector(".over-felt");
    const asked = roots ?? (over ? "header, .over-felt" : "body");
    const found = [
      ...[...document.querySelectorAll(asked)].flatMap((root) => [...cutTexts(root), ...badControls(root, sheets)]),
      ...(over || roots ? [] : overlaps(sheets)),
    ];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || (scrollHeight > innerHeight && !tall)) found.push("the page scrolls");
    return [...new Set(found)];
  }

  /** What is wrong with the page as it stands, and which parts it has. */
  window.lookOver = async (sheets) => {
    const found = await window.complaints({ sheets });
    const parts = [...document.querySelectorAll("[data-room] [data-part]")].map(({ dataset }) => dataset.part);
    return { complaints: found, parts: [...new Set(parts)] };
  };

  /** Show a position (an update as the server would send it), and look it over. */
  window.examine = (update, sheets) => {
    window.line.onmessage({ data: update });
    return window.lookOver(sheets);
  };
})();

/** Leave the reader's own language, and go on as soon as there is a connection again. */

const EVERY = 3000;

let chosen = null;
try {
  chosen = localStorage.getItem("parlour-language");
} catch {
  // A browser that keeps nothing.
}
const wanted = [chosen, ...navigator.languages].map((tag) => tag?.split("-")[0]);
const sections = [...document.querySelectorAll("section")];
const own =
  wanted.map((language) => sections.find(({ lang }) => lang === language)).find(Boolean) ?? sections[0];
for (const section of sections) section.hidden = section !== own;
document.documentElement.lang = own.lang;

async function look() {
  const answer = await fetch("/api/games").catch(() => null);
  if (answer?.ok) location.reload();
}
addEventListener("online", look);
setInterval(look, EVERY);

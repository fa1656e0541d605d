// Looking for words in the rules: paragraphs without them step back.
import { $, w } from "./house.js";

// On a phone the chapters are folded until they are wanted.
const chapters = $("chapters"), phone = matchMedia("(max-width: 700px)");
chapters.open = !phone.matches;
chapters.addEventListener("click", (event) => event.target.closest("a") && phone.matches && (chapters.open = false));

const paragraphs = [...document.querySelectorAll(".read .para[id]")];
$("find").addEventListener("input", (event) => {
  const wish = event.target.value.trim().toLowerCase();
  let found = 0;
  for (const one of paragraphs) {
    const has = !wish || one.textContent.toLowerCase().includes(wish);
    one.hidden = !has;
    found += has;
  }
  $("found").textContent = wish ? w("found", { n: found }) : "";
});

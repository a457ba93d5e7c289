"use strict";
// The search of the file: the same folding and the same order as the desk's, over the texts that stand in it.
const known = JSON.parse(document.getElementById("known").textContent);
const field = document.getElementById("q");
const among = document.getElementById("among");
const said = document.getElementById("said");
const list = document.getElementById("hits");
const books = document.getElementById("books");
const MOST = 60;
const PLAIN = {
  "å": "a", "ä": "a", "æ": "a", "à": "a", "á": "a", "â": "a", "ø": "o", "ö": "o", "ó": "o", "ô": "o",
  "é": "e", "è": "e", "ê": "e", "ë": "e", "ü": "u", "ú": "u", "í": "i",
};
const isLetter = (letter) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

// The words of a text without case, accents and marks, and where each stands.
function words(text) {
  const found = [];
  let word = "", from = 0;
  const end = (at) => { if (word) found.push({ word, from, to: at }); word = ""; };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at].toLowerCase();
    if (/['’´\u0300-\u036f]/.test(letter)) continue;
    const dot = letter === "." && isLetter(text[at - 1]) && isLetter(text[at + 1]);
    if (!dot && !isLetter(letter)) { end(at); continue; }
    if (!word) from = at;
    const plain = PLAIN[letter] ?? letter;
    const doubles = plain === "a" ? word.endsWith("a") : plain === "e" ? /[ao]$/.test(word) : false;
    if (!doubles) word += plain;
  }
  end(text.length);
  return found;
}
const line = (text) => " " + words(text).map((one) => one.word).join(" ") + " ";

const pages = [...books.querySelectorAll("details.shelf p[id]")].map((leaf) => {
  const text = leaf.lastChild.textContent.trim();
  const number = leaf.firstChild.textContent;
  return { leaf, id: leaf.id, book: leaf.closest("details").dataset.book, number, text, line: line(text) + "|" + line(number), headings: "" };
});
const byId = new Map(pages.map((page) => [page.id, page]));
for (const [heading, ids] of known.headings) {
  const folded = heading.split("|").map(line).join("|");
  for (const id of ids) { const page = byId.get(id); if (page) page.headings += folded + "|"; }
}
const meanings = new Map();
known.meanings.forEach((phrases, concept) => phrases.forEach((phrase) => meanings.set(phrase, [...(meanings.get(phrase) ?? []), concept])));

// Words in units of one meaning; the longest phrase that is known wins.
function units(query) {
  const asked = words(query).map((one) => one.word);
  const cut = [];
  while (asked.length) {
    let length = Math.min(asked.length, 4);
    while (length > 1 && !meanings.has(asked.slice(0, length).join(" "))) length--;
    const phrase = asked.splice(0, length).join(" ");
    cut.push({ phrase, same: kindred(phrase) });
  }
  return cut;
}
function kindred(phrase) {
  const concepts = new Set(meanings.get(phrase) ?? []);
  if (!concepts.size && phrase.length >= 4) {
    for (const [other, its] of meanings) {
      const isBegun = other.length >= 4 && phrase.startsWith(other) && phrase.length - other.length <= 4;
      if (!other.includes(" ") && (other.startsWith(phrase) || isBegun)) its.forEach((one) => concepts.add(one));
    }
  }
  return [...concepts].flatMap((concept) => known.meanings[concept]);
}
const goesOn = (text, phrase) => {
  let at = text.indexOf(" " + phrase);
  for (; at >= 0; at = text.indexOf(" " + phrase, at + 1)) {
    if (!(/\d$/.test(phrase) && /\d/.test(text[at + 1 + phrase.length]))) return true;
  }
  return false;
};

// 4 its number, 3 the very word, 2 its beginning, 1 a word of the same meaning, 0 nothing.
function fit(page, unit) {
  if (page.number.toLowerCase() === unit.phrase) return 4;
  const text = page.line + page.headings;
  if (text.includes(" " + unit.phrase + " ")) return 3;
  if (unit.phrase.length > 1 && goesOn(text, unit.phrase)) return 2;
  const apart = unit.phrase.split(" ");
  if (apart.length > 1 && apart.every((word) => goesOn(text, word))) return 2;
  return unit.same.some((other) => text.includes(" " + other + " ") || other.length >= 4 && goesOn(text, other)) ? 1 : 0;
}

function search(query) {
  const asked = units(query);
  const hits = [];
  for (const page of pages) {
    if (among.value && page.book !== among.value) continue;
    let weakest = 5, score = 0;
    for (const unit of asked) {
      const how = fit(page, unit);
      weakest = Math.min(weakest, how);
      score += 2 * how + (page.headings.includes(" " + unit.phrase) ? 1 : 0);
      if (!how) break;
    }
    if (asked.length && weakest > 0) hits.push({ page, rank: weakest * 1000 + score });
  }
  return { asked, hits: hits.sort((one, other) => other.rank - one.rank) };
}

function marked(text, asked) {
  const out = document.createDocumentFragment();
  const sought = asked.flatMap((unit) => [...unit.phrase.split(" "), ...unit.same.filter((other) => !other.includes(" "))]);
  let told = 0;
  for (const { word, from, to } of words(text)) {
    if (!sought.some((one) => word === one || one.length >= 2 && word.startsWith(one))) continue;
    out.append(text.slice(told, from), Object.assign(document.createElement("mark"), { textContent: text.slice(from, to) }));
    told = to;
  }
  out.append(text.slice(told));
  return out;
}

function show() {
  const query = field.value.trim();
  books.hidden = query !== "";
  list.replaceChildren();
  said.textContent = "";
  if (!query) return;
  const { asked, hits } = search(query);
  for (const { page } of hits.slice(0, MOST)) {
    const item = document.createElement("li");
    const link = Object.assign(document.createElement("a"), { href: "#" + page.id, textContent: page.book + " " + page.number });
    item.lang = page.leaf.lang || document.documentElement.lang;
    item.append(link, " ", marked(page.text, asked));
    list.append(item);
  }
  const found = hits.length === 1 ? known.one : known.many.replace("%n", hits.length);
  const more = hits.length > MOST ? " " + known.more.replace("%n", MOST) : "";
  said.textContent = hits.length ? found + more : known.none;
}

// A clause is shown in its book; the search steps aside.
function open() {
  const leaf = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!leaf) return;
  const shelf = leaf.closest("details");
  if (shelf) shelf.open = true;
  if (field.value) { field.value = ""; show(); }
  leaf.scrollIntoView({ block: "center" });
}
let timer = 0;
field.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(show, 60); });
among.addEventListener("change", show);
addEventListener("hashchange", open);
addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target !== field) { event.preventDefault(); field.focus(); }
  if (event.key === "Escape") { field.value = ""; show(); }
});
document.getElementById("ask").hidden = false;
open();

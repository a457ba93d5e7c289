// What is wrong with the structure of the page that is shown, as sentences; nothing if it is sound.
const wrong = [];
const say = (what, element) => wrong.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
const seen = (element) => element.checkVisibility({ checkVisibilityCSS: true });
const named = (element) => element.getAttribute("aria-label")
  ?? element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ")
  ?? "";

// Headings: one h1, and no level is left out on the way down.
const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen);
const level = (heading) => Number(heading.localName[1]);
// Paper and the hall's screen are stacks of sheets, each with its own.
const isStack = Boolean(document.querySelector("nav.desk-only")) || document.body.classList.contains("paging");
const firsts = headings.filter((heading) => level(heading) === 1).length;
if (firsts === 0 || (firsts > 1 && !isStack)) wrong.push(`${firsts} headings of the first level`);
headings.forEach((heading, at) => {
  if (at > 0 && level(heading) > level(headings[at - 1]) + 1) say("a heading leaves out a level", heading);
});

// Landmarks: one main, and those of one kind told apart by name.
if (document.querySelectorAll("main").length !== 1) wrong.push("not one main");
for (const kind of ["nav", "aside", "section[aria-label], section[aria-labelledby], [role=region]", "form[role=search], search"]) {
  const names = new Set();
  const all = [...document.querySelectorAll(kind)].filter(seen);
  for (const one of all) {
    if (all.length > 1 && names.has(named(one))) say("two landmarks of one name", one);
    names.add(named(one));
  }
}

// Fields have a label; what is pressed has a name that holds what is seen on it.
for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
  if (seen(field) && !field.labels?.length && !named(field) && !field.title) say("a field without a label", field);
}
const folded = (text) => text.replace(/\s+/g, " ").trim().toLowerCase();
for (const pressed of document.querySelectorAll("a[href], button, summary, [role=button]")) {
  if (!seen(pressed)) continue;
  const text = folded(pressed.innerText ?? "");
  const name = folded(named(pressed));
  if (!text && !name && !pressed.querySelector("img[alt], svg[aria-label], title")) say("nothing says what this does", pressed);
  if (name && /[\p{L}\p{N}½]/u.test(text) && !name.includes(text)) say("a name without the words that are seen", pressed);
}

// Tables say what their columns are.
for (const head of document.querySelectorAll("th")) {
  if (seen(head) && !head.textContent.trim() && !named(head)) say("an empty head of a column", head);
}
const ids = new Set();
for (const one of document.querySelectorAll("[id]")) {
  if (ids.has(one.id)) say("an id twice", one);
  ids.add(one.id);
}

// A clause is a link, and nothing else.
for (const clause of document.querySelectorAll(".clause:not(a[href])")) say("a clause that leads nowhere", clause);
return { wrong, clauses: [...document.querySelectorAll("a.clause")].map((link) => link.getAttribute("href")) };

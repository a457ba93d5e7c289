// Every kind of page that links lead to, one address each: numbers that only count players, rounds and boards are
// not told apart, groups are, because each has its own system. Answers with the addresses.
const done = arguments[arguments.length - 1];
const queue = [...arguments[0]];

const kind = (path) => path.startsWith("/laws/")
  ? path.split("/").slice(0, 4).map((part, depth) => (depth > 1 ? "*" : part)).join("/")
  : path.replace(/\/(round|board|player|bye|pool|incident|incidents)\/[0-9a-z]+/g, "/$1/#");
const isPage = (url) => url.origin === location.origin
  && !/^\/(static|api|signout|laws\/offline)/.test(url.pathname)
  && !/\.[a-z0-9]+$/.test(url.pathname);

(async () => {
  const found = new Map(queue.map((path) => [kind(path), path]));
  while (queue.length) {
    const path = queue.shift();
    const answer = await fetch(path);
    if (!answer.headers.get("content-type")?.startsWith("text/html") || answer.headers.has("content-disposition")) {
      found.delete(kind(path)); // a file to take away
      continue;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const link of page.querySelectorAll("a[href]")) {
      const url = new URL(link.getAttribute("href"), location.origin);
      const { pathname } = url;
      if (!isPage(url) || found.has(kind(pathname))) continue;
      found.set(kind(pathname), pathname);
      queue.push(pathname);
    }
  }
  done([...found.values()]);
})().catch((error) => done([`error: ${error}`]));

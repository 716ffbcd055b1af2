/** Which page an address shows, and moving between pages without a reload. */

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string };

export function routeOf(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "g" && second) return { page: "game", game: second };
  if (first === "t" && second) return { page: third === "replay" ? "replay" : "table", id: second };
  return { page: "home" };
}

export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;
export const replayPath = (id: string) => `${tablePath(id)}/replay`;
export const gamePath = (code: string) => `/g/${encodeURIComponent(code)}`;

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(location.pathname);
  }

  /** Links inside the house change the page in place; everything else is the browser's business. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
    const link = (click.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

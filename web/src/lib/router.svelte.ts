/** Which page is shown, and moving between pages without a reload. */

import { type Route, routeOf } from "./address";

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** The reader has come from another page of the house. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string): void {
    const here = location.pathname + location.search + location.hash;
    if (path !== here) history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** The page has another address from now on, and stays as it is. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = routeOf(location.pathname);
  }

  private read(): void {
    this.moved = true;
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

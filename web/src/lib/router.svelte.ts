/** Which page is shown, and moving between pages without a reload. */

import { type Route, routeOf } from "./address";

class Router {
  /** The route that is shown: what it needs is there. The page before stays until then. */
  route = $state.raw<Route>(routeOf(location.pathname));
  /** The reader has come from another page of the house. */
  moved = false;
  /** Fetches what a route needs. */
  prepare: (route: Route) => Promise<void> = () => Promise.resolve();

  /** How often the reader has gone somewhere: only the last place counts. */
  private goings = 0;

  constructor() {
    addEventListener("popstate", () => void this.show(location.href));
    document.addEventListener("click", (click) => this.follow(click));
  }

  async go(path: string): Promise<void> {
    if (await this.show(path)) scrollTo(0, 0);
  }

  /** Show what an address says, and have that address, once everything for it is there; false if the reader has gone
   * elsewhere meanwhile. */
  private async show(path: string): Promise<boolean> {
    const address = new URL(path, location.href);
    const route = routeOf(address.pathname);
    const going = ++this.goings;
    try {
      await this.prepare(route);
    } catch {
      // The server has a newer page by now, or cannot be reached: the browser finds out which.
      location.assign(address);
      return false;
    }
    if (going !== this.goings) return false;
    if (address.href !== location.href) history.pushState(null, "", address);
    this.moved = true;
    this.route = route;
    return true;
  }

  /** The page has another address from now on, and stays as it is. */
  replace(path: string): void {
    history.replaceState(null, "", path);
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
    void this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The HTTP half of the protocol; docs/protocol.md explains every request. */

import type {
  Analysis,
  Component,
  GameInfo,
  Join,
  Me,
  NewTable,
  Problem,
  Rename,
  Replay,
  TableInfo,
} from "../protocol";

/** The server refused, and says why. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text.key);
  }
}

/** The server could not be reached, or answered something that is not of the protocol. */
export class Unreachable extends Error {}

async function request(method: string, path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) throw await refusal(answer, path);
  return answer;
}

async function refusal(answer: Response, path: string): Promise<Error> {
  const said: unknown = await answer.json().catch(() => null);
  const isProblem = typeof said === "object" && said !== null && "text" in said;
  return isProblem ? new RefusedRequest(answer.status, said as Problem) : new Unreachable(path);
}

async function json<T>(method: string, path: string, body?: object): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => json<GameInfo[]>("GET", "/api/games"),
  components: (code: string) => json<Component[]>("GET", `/api/games/${encodeURIComponent(code)}/components`),
  words: async (language: string) => (await request("GET", `/api/text/${language}`)).text(),
  me: () => json<Me>("GET", "/api/me"),
  rename: (change: Partial<Rename>) => json<Me>("PATCH", "/api/me", change),
  newTable: (wish: NewTable) => json<TableInfo>("POST", "/api/tables", wish),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  join: (id: string, wish: Join) => json<TableInfo>("POST", `${table(id)}/join`, wish),
  leave: (id: string) => json<TableInfo>("POST", `${table(id)}/leave`),
  rematch: (id: string) => json<TableInfo>("POST", `${table(id)}/rematch`),
  recordAddress: (id: string) => `${table(id)}/record`,
  replay: (id: string, seat: number | null) =>
    json<Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (id: string, number: number, seat: number) =>
    json<Analysis>("GET", `${table(id)}/analysis?number=${number}&seat=${seat}`),
};

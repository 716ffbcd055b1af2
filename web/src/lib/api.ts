/** The HTTP half of the protocol; docs/protocol.md explains every request. */

import type {
  Absent,
  Answered,
  Blank,
  BranchInfo,
  Comparison,
  ComparisonInfo,
  ComparisonWish,
  Component,
  Decision,
  EditionChange,
  EditionCheck,
  EditionContent,
  EditionInfo,
  EditionWhole,
  EntryWish,
  Example,
  GameInfo,
  Join,
  Leaving,
  Lesson,
  Library,
  ListedTable,
  Login,
  Me,
  Mistake,
  NewAccount,
  NewBranch,
  NewPassword,
  NewProgram,
  NewTable,
  PastGames,
  Problem,
  Profile,
  Program,
  ProgramToken,
  Question,
  Ready,
  Rename,
  Replay,
  ReviewState,
  SeatWish,
  Standing,
  TableInfo,
  Turn,
} from "../protocol";
import type { Chance } from "./shuffle";

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

/** The query of an address; what is not said is left out. */
function query(wishes: Record<string, string | number | boolean | null>): string {
  const said = Object.entries(wishes).filter(([, value]) => value !== null);
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : "";
}

/** A package whose licence comes with the page. */
export interface Package extends Library {
  text: string | null;
}

const game = (code: string) => `/api/games/${encodeURIComponent(code)}`;
const edition = (id: string) => `/api/editions/${encodeURIComponent(id)}`;
const comparison = (id: string) => `/api/comparisons/${encodeURIComponent(id)}`;
const program = (id: string) => `/api/programs/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const decision = (id: string, number: number) => `${table(id)}/decisions/${number}`;

export const api = {
  docs: () => json<boolean>("GET", "/api/docs"),
  libraries: () => json<Library[]>("GET", "/api/libraries"),
  /** The packages that are part of the page; the build has written them down. */
  packages: () => json<Package[]>("GET", "/credits.json"),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  components: (code: string) => json<Component[]>("GET", `${game(code)}/components`),
  editions: (code: string) => json<EditionInfo[]>("GET", `${game(code)}/editions`),
  standardEdition: (code: string) => json<EditionWhole>("GET", `${game(code)}/editions/standard`),
  makeEdition: (code: string, wish: EditionContent) =>
    json<EditionWhole>("POST", `${game(code)}/editions`, wish),
  checkEdition: (code: string, wish: EditionContent) =>
    json<EditionCheck>("POST", `${game(code)}/editions/check`, wish),
  /** What can be filled in at an entry. */
  blanks: (code: string, wish: EntryWish) => json<Blank[]>("POST", `${game(code)}/editions/blanks`, wish),
  edition: (id: string) => json<EditionWhole>("GET", edition(id)),
  changeEdition: (id: string, wish: EditionChange) => json<EditionWhole>("PUT", edition(id), wish),
  forkEdition: (id: string) => json<EditionWhole>("POST", `${edition(id)}/fork`),
  removeEdition: (id: string) => json<EditionInfo[]>("DELETE", edition(id)),
  editionAddress: (id: string) => `${edition(id)}/file`,
  standardAddress: (game: string) => `/api/games/${game}/editions/standard/file`,
  comparisons: (id: string) => json<ComparisonInfo[]>("GET", `${edition(id)}/comparisons`),
  compare: (id: string, wish: ComparisonWish) => json<Comparison>("POST", `${edition(id)}/comparisons`, wish),
  comparison: (id: string) => json<Comparison>("GET", comparison(id)),
  stopComparison: (id: string) => json<Comparison>("POST", `${comparison(id)}/stop`),
  examples: (code: string) => json<Example[]>("GET", `${game(code)}/examples`),
  lesson: (code: string) => json<Lesson>("GET", `${game(code)}/lesson`),
  /** A table where the game of the lesson goes on. */
  playOn: (code: string) => json<TableInfo>("POST", `${game(code)}/lesson`),
  ratings: (code: string) => json<Standing[]>("GET", `${game(code)}/ratings`),
  lobby: (code: string | null) => json<ListedTable[]>("GET", `/api/lobby${query({ game: code })}`),
  words: async (language: string) => (await request("GET", `/api/text/${language}`)).text(),
  me: () => json<Me>("GET", "/api/me"),
  rename: (change: Partial<Rename>) => json<Me>("PATCH", "/api/me", change),
  makeAccount: (wish: NewAccount) => json<Me>("POST", "/api/account", wish),
  logIn: (wish: Login) => json<Me>("POST", "/api/login", wish),
  logOut: () => json<Me>("POST", "/api/logout"),
  changePassword: (wish: NewPassword) => json<Me>("POST", "/api/password", wish),
  /** Who has no account has no password to say. */
  deleteMe: (password: string | null) =>
    json<Me>("DELETE", "/api/me", password === null ? undefined : { password }),
  programs: () => json<Program[]>("GET", "/api/programs"),
  makeProgram: (wish: NewProgram) => json<ProgramToken>("POST", "/api/programs", wish),
  newToken: (id: string) => json<ProgramToken>("POST", `${program(id)}/token`),
  revokeToken: (id: string) => json<Program[]>("DELETE", `${program(id)}/token`),
  deleteProgram: (id: string) => json<Program[]>("DELETE", program(id)),
  myDataAddress: "/api/me/data",
  myGames: (over: boolean, before: number | null) =>
    json<PastGames>("GET", `/api/me/games${query({ over, before })}`),
  myTurns: () => json<Turn[]>("GET", "/api/me/turns"),
  person: (name: string, before: number | null) =>
    json<Profile>("GET", `/api/people/${encodeURIComponent(name)}${query({ before })}`),
  newTable: (wish: NewTable) => json<TableInfo>("POST", "/api/tables", wish),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  tableComponents: (id: string) => json<Component[]>("GET", `${table(id)}/components`),
  /** The edition that a table is played with. */
  printing: (id: string) => json<EditionWhole>("GET", `${table(id)}/printing`),
  printingAddress: (id: string) => `${table(id)}/edition`,
  join: (id: string, wish: Join) => json<TableInfo>("POST", `${table(id)}/join`, wish),
  leave: (id: string, who: Leaving = {}) => json<TableInfo>("POST", `${table(id)}/leave`, who),
  rematch: (id: string) => json<TableInfo>("POST", `${table(id)}/rematch`),
  ready: (id: string, wish: Ready) => json<TableInfo>("POST", `${table(id)}/ready`, wish),
  setSeat: (id: string, seat: number, wish: SeatWish) =>
    json<TableInfo>("POST", `${table(id)}/seats/${seat}`, wish),
  takeBackSeat: (id: string, who: Leaving) => json<TableInfo>("POST", `${table(id)}/back`, who),
  callStandIn: (id: string, away: Absent) => json<TableInfo>("POST", `${table(id)}/stand-in`, away),
  qrAddress: (id: string) => `${table(id)}/qr`,
  record: (id: string) => json<Chance>("GET", `${table(id)}/record`),
  recordAddress: (id: string) => `${table(id)}/record`,
  replay: (id: string, seat: number | null) => json<Replay>("GET", `${table(id)}/replay${query({ seat })}`),
  /** What the reader has already (`known`) is not sent again. */
  review: (id: string, known: ReviewState["stage"]) =>
    json<ReviewState>("GET", `${table(id)}/review${query({ known })}`),
  deeper: (id: string, number: number) => json<Decision>("POST", `${decision(id, number)}/deeper`),
  question: (id: string, number: number) => json<Question>("GET", `${decision(id, number)}/question`),
  answer: (id: string, number: number, move: string) =>
    json<Answered>("POST", `${decision(id, number)}/answer`, { move }),
  myMistakes: () => json<Mistake[]>("GET", "/api/me/mistakes"),
  branches: (id: string) => json<BranchInfo[]>("GET", `${table(id)}/branches`),
  newBranch: (id: string, wish: NewBranch) => json<TableInfo>("POST", `${table(id)}/branches`, wish),
  renameBranch: (id: string, name: string | null) =>
    json<BranchInfo[]>("PATCH", `${table(id)}/branch`, { name }),
  removeBranch: (id: string) => json<null>("DELETE", `${table(id)}/branch`),
};

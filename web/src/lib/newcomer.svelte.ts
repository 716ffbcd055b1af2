/** What a newcomer has met on this device: the tables of their first games, and what has been explained to them. */

import { keep, recall } from "./device";

const STORED = "parlour-newcomer";
/** How many games of a kind have the goal on the table. */
const FIRST_GAMES = 3;

interface Met {
  /** For each game, its first tables. */
  tables: Record<string, string[]>;
  /** Keys of notes that were shown. */
  notes: string[];
}

function stored(): Met {
  try {
    const { tables, notes } = JSON.parse(recall(STORED) ?? "{}") as Partial<Met>;
    return { tables: tables ?? {}, notes: notes ?? [] };
  } catch {
    return { tables: {}, notes: [] };
  }
}

class Newcomer {
  private met = $state.raw<Met>(stored());

  /** Whether this table is one of the reader's first of the game; a new one becomes one while there is room. */
  isFirst(game: string, table: string): boolean {
    const tables = this.met.tables[game] ?? [];
    if (tables.includes(table)) return true;
    if (tables.length >= FIRST_GAMES) return false;
    this.keep({ ...this.met, tables: { ...this.met.tables, [game]: [...tables, table] } });
    return true;
  }

  hasSeen(note: string): boolean {
    return this.met.notes.includes(note);
  }

  see(note: string): void {
    this.keep({ ...this.met, notes: [...this.met.notes, note] });
  }

  /** Everything is new again. */
  forget(): void {
    this.keep({ tables: {}, notes: [] });
  }

  private keep(met: Met): void {
    this.met = met;
    keep(STORED, JSON.stringify(met));
  }
}

export const newcomer = new Newcomer();

/** The words of the page in the reader's language: one Fluent catalogue for the house and all games. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol";
import { api } from "./api";
import { keep, recall } from "./device";
import { capital, formatKey, formatPieces, formatText, type Names, type Piece } from "./speech";

export const LANGUAGES = { en: "English", ru: "Русский", cs: "Čeština", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = "parlour-language";

export function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LANGUAGES;
}

/** The first language of the browser that the house speaks. */
export function fromBrowser(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>("en");
  private spoken = $state.raw<{ language: Language; catalogue: FluentResource | null }>({
    language: "en",
    catalogue: null,
  });
  /** Names that the components of the table have of their own, by the message that they stand for. */
  private titles = $state.raw<Readonly<Record<string, string>>>({});
  private readonly bundle = $derived.by(() => {
    const bundle = new FluentBundle(this.spoken.language, { useIsolating: false });
    if (this.spoken.catalogue) bundle.addResource(this.spoken.catalogue);
    const titled = Object.entries(this.titles).map(([key, title]) => `${key} = ${title}\n`);
    if (titled.length) bundle.addResource(new FluentResource(titled.join("")), { allowOverrides: true });
    return bundle;
  });

  /** The language this browser was last set to, if any. */
  get stored(): Language | null {
    const code = recall(STORED);
    return isLanguage(code) ? code : null;
  }

  async load(language: Language): Promise<void> {
    this.spoken = { language, catalogue: new FluentResource(await api.words(language)) };
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Call components by the titles of their edition, in every language; they hold no markup of Fluent's. */
  call(titles: Readonly<Record<string, string>>): void {
    this.titles = titles;
  }

  /** The reader has chosen: remember it here and on the server, which may miss it without harm. */
  async choose(language: Language): Promise<void> {
    await this.load(language);
    keep(STORED, language);
    await api.rename({ language }).catch(() => undefined);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  t(key: string, args: Record<string, FluentVariable> = {}): string {
    return formatKey(this.bundle, key, args);
  }

  say(text: Text, names: Names, reader: number | null): string {
    return formatText(this.bundle, text, names, reader);
  }

  pieces(text: Text, names: Names, reader: number | null, pictured: RegExp): Piece[] {
    return formatPieces(this.bundle, text, { names, reader, pictured });
  }
}

export const words = new Words();
export const t = (key: string, args?: Record<string, FluentVariable>) => words.t(key, args);
/** The words of a text. On the seat `reader` sits the one who reads it. */
export const say = (text: Text, names: Names, reader: number | null = null) => words.say(text, names, reader);
/** The same, as a sentence that stands alone. */
export const sentence = (text: Text, names: Names, reader: number | null = null) =>
  capital(say(text, names, reader));

import type { Message } from '@starboard/engine';
import { type Catalogue, type Language, languages, type NameOfSeat, speaker } from '../index.ts';

/** All texts of a game, in one catalogue or several. */
export type Catalogues = Readonly<Record<Language, readonly Catalogue[]>>;

const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Bob'],
  ru: ['Аня', 'Боря'],
  uk: ['Ганна', 'Богдан'],
};

/** Says messages in each language, with names of that language for the first two seats. */
export const inEveryLanguage =
  (catalogues: Catalogues) =>
  (message: Message | null): string[] =>
    languages.map((language) => {
      const nameOf: NameOfSeat = (seat) => names[language][seat] ?? '';
      return message ? speaker(language, catalogues[language], nameOf).say(message) : '';
    });

/** Says messages in every language and notes what looks unfinished in any of them. */
export class Proofreader {
  readonly #problems = new Set<string>();
  readonly #said = new Map<string, string>();
  readonly #speakers;

  constructor(catalogues: Catalogues) {
    this.#speakers = languages.map((language) => ({
      language,
      ...speaker(
        language,
        catalogues[language],
        (seat) => `<${seat}>`,
        (problem) => this.note(problem),
      ),
    }));
  }

  /** Reads a message through, and gives it in English. */
  read(message: Message): string {
    const whole = JSON.stringify(message);
    const before = this.#said.get(whole);
    if (before !== undefined) return before;
    const [english = ''] = this.#speakers.map(({ language, say }) => {
      const said = say(message);
      if (isUnfinished(said, language)) this.note(`${language} ${message.key}: '${said}'`);
      return said;
    });
    this.#said.set(whole, english);
    return english;
  }

  note(problem: string): void {
    this.#problems.add(problem);
  }

  /** What was noted since this was last asked. */
  problems(): string[] {
    const noted = [...this.#problems];
    this.#problems.clear();
    return noted;
  }
}

function isUnfinished(said: string, language: Language): boolean {
  // a missing text has been reported already
  if (said.includes('[')) return false;
  // an id without words; X is a number everywhere, and cells are called as on a chessboard
  if (language !== 'en' && /[a-wyz]/i.test(said.replace(/\b[A-O]\d{1,2}\b/g, ''))) return true;
  return said === '' || /[{}]|undefined|null|NaN| {2}|\s[.,:;!?)]|<\D/.test(said);
}

import {
  besideView,
  copy,
  decisionOf,
  equal,
  type Match,
  ownView,
  type Seat,
  type Viewer,
  viewOf,
  wholeView,
} from '@starboard/engine';
import { type GameTime, stoppedTime } from '../clock/game-time.ts';

/**
 * A viewer's picture of a match: each piece of it as JSON text, ready to be compared and sent: those of its game's view,
 * and those every match has. Lists, since records with names put in one by one are slow.
 */
export interface Picture {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly shared: readonly string[];
}

export const nothing: Picture = { names: [], texts: [], shared: [] };

const sharedNames = ['prompt', 'awaited', 'canUndo', 'outcome', 'hasDecided', 'time'] as const;

/** In place of a value that is not kept: nothing equals it. */
const notKept = Symbol('not kept');

/**
 * Texts of the pieces that pictures of a match are made of. Most look the same to all viewers, and many the same as
 * before the latest input: those are compared, which is quicker than to serialise them again.
 */
export class SectionTexts {
  readonly #texts: string[] = [];
  /** What has these texts, as far as it is known. */
  #values: unknown[] = [];
  /** The same of pieces that seldom change. */
  readonly #lasting: unknown[] = [];
  #everyones: Sections | null = null;
  #names: readonly string[] = [];

  /** The names of a view's sections: the same list as before where they are the same, which is quickly compared. */
  namesOf(view: object): readonly string[] {
    const names = Object.keys(view);
    if (!isSame(names, this.#names)) this.#names = names;
    return this.#names;
  }

  /** `place`: the same piece is at the same place in every viewer's picture. */
  at(place: number, value: unknown): string {
    const known = this.#texts[place];
    if (known !== undefined && equal(value, this.#values[place])) return known;
    const text = jsonOf(value);
    const isLasting = text === known;
    this.#texts[place] = text;
    this.#values[place] = value;
    // a copy: V8 would learn to keep all views for long if some were kept
    this.#lasting[place] = isLasting ? copy(value) : notKept;
    return text;
  }

  /** What spectators see, made once, where a game says what of it is otherwise for a seat. */
  everyones(match: Match): Sections {
    this.#everyones ??= sectionsOf(viewOf(match, 'spectator'), this);
    return this.#everyones;
  }

  /** All pictures of the moment are made: what they were made of, views above all, can be thrown away. */
  letGo(): void {
    this.#values = this.#lasting.slice();
    this.#everyones = null;
  }
}

/** The game's own part of a picture. */
type Sections = Pick<Picture, 'names' | 'texts'>;

function sectionsOf(view: object, texts: SectionTexts): Sections {
  const own = Object.values(view) as string[];
  for (let index = 0; index < own.length; index++)
    own[index] = texts.at(sharedNames.length + index, own[index]);
  return { names: texts.namesOf(view), texts: own };
}

function sectionsFor(match: Match, viewer: Viewer, texts: SectionTexts): Sections {
  if (!match.game.own) return sectionsOf(wholeView(match, viewer), texts);
  const everyones = texts.everyones(match);
  return viewer === 'spectator' ? everyones : inPlaceOf(everyones, ownView(match, viewer) ?? {});
}

/** Sections with others in their place, or beside them. */
function inPlaceOf(everyones: Sections, own: object): Sections {
  let { names } = everyones;
  const texts = everyones.texts.slice();
  const values = own as Readonly<Record<string, unknown>>;
  // without a list of entries: it is done for every seat after every input
  for (const name in values) {
    const place = names.indexOf(name);
    if (place < 0) names = [...names, name];
    texts[place < 0 ? texts.length : place] = jsonOf(values[name]);
  }
  return { names, texts };
}

/** `time`: what the game's clock shows; in a match that is only looked at, where it stood. */
export function pictureOf(
  match: Match,
  viewer: Viewer,
  texts = new SectionTexts(),
  time: GameTime | null = stoppedTime(match),
): Picture {
  const { prompt, awaited, canUndo, outcome } = besideView(match, viewer);
  // asked before what they are asked now: there may be something to take back
  const hasDecided = viewer !== 'spectator' && decisionOf(match, viewer) > (prompt ? 1 : 0);
  const sections = sectionsFor(match, viewer, texts);
  return {
    names: sections.names,
    texts: sections.texts,
    shared: [
      texts.at(0, prompt),
      texts.at(1, awaited),
      String(canUndo),
      texts.at(3, outcome),
      String(hasDecided),
      texts.at(5, time),
    ],
  };
}

/** The same where nothing is asked and nothing can be stepped back from any more. */
export const putAway = ({ names, texts, shared }: Picture): Picture => ({
  names,
  texts,
  shared: ['null', '[]', 'false', shared[3] ?? 'null', shared[4] ?? 'false', 'null'],
});

/** The same to a seat that is asked nothing. */
export function notAsked({ names, texts, shared }: Picture, seat: Seat): Picture {
  const [, awaited = '[]', ...others] = shared;
  const seats = (JSON.parse(awaited) as readonly Seat[]).filter((each) => each !== seat);
  return { names, texts, shared: ['null', JSON.stringify(seats), ...others] };
}

/** The same when the game's clock shows something else. */
export const withTime = (picture: Picture, time: GameTime | null): Picture => ({
  ...picture,
  shared: [...picture.shared.slice(0, -1), jsonOf(time)],
});

/** Short things are many, and said without a serialiser. */
function jsonOf(value: unknown): string {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  // a piece that is not there is sent as such, so that the viewer forgets the older one
  return JSON.stringify(value) ?? 'null';
}

/** What is different now, as the text of a JSON object; null when nothing is. */
export function changed(before: Picture, after: Picture): string | null {
  let text = '';
  for (let index = 0; index < after.names.length; index++) {
    const name = after.names[index] ?? '';
    // nearly always a piece is in the same place as before
    const at = before.names[index] === name ? index : before.names.indexOf(name);
    if (after.texts[index] !== before.texts[at]) text += `,${labelOf(name)}${after.texts[index]}`;
  }
  if (before.names !== after.names)
    for (const [index, name] of before.names.entries())
      if (after.names[index] !== name && !after.names.includes(name)) text += `,${labelOf(name)}null`;
  for (let index = 0; index < sharedNames.length; index++) {
    const name = sharedNames[index] ?? '';
    if (after.shared[index] !== before.shared[index]) text += `,${labelOf(name)}${after.shared[index]}`;
  }
  return text === '' ? null : `{${text.slice(1)}}`;
}

/** Whether anything is different now. */
export const isChanged = (before: Picture, after: Picture): boolean =>
  !isSame(after.texts, before.texts) ||
  !isSame(after.shared, before.shared) ||
  !isSame(after.names, before.names);

function isSame(some: readonly string[], others: readonly string[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  // written out: it is asked for every viewer of every input
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}

/** All of it as the text of a JSON object. */
export const textOf = (picture: Picture): string => changed(nothing, picture) ?? '{}';

// names come from the types of views: there are few of them
const labels = new Map<string, string>();

function labelOf(name: string): string {
  const known = labels.get(name);
  if (known !== undefined) return known;
  const label = `${JSON.stringify(name)}:`;
  labels.set(name, label);
  return label;
}

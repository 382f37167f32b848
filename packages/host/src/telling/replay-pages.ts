import { type AnyGame, equal, type Outcome, type Seat, type Viewer } from '@starboard/engine';
import type { Beginning } from '../log/beginning.ts';
import { type LogEntry, type LoggedInput, playedInputs } from '../log/log-entry.ts';
import type { Played } from '../log/log-player.ts';
import { playLog } from '../log/play-log.ts';
import { changed, nothing, type Picture, pictureOf } from './picture.ts';
import { eventsToldTo, withoutNotes } from './table-note.ts';

/** One entry of the log of a match that is over, as it was told then. */
export interface ReplayStep {
  readonly at: number;
  readonly seat: Seat | null;
  readonly kind: 'start' | 'answer' | 'undo' | 'takeback' | 'clock' | 'over';
  /** Of a takeback: number of the last step that still counts. */
  readonly to?: number;
  readonly events: readonly { readonly type: string }[];
  /** Sections of the view that changed with this step, all of them in a page's first; missing when the rules have changed since. */
  readonly sections?: Readonly<Record<string, unknown>>;
}

export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Through whose eyes. */
  readonly viewer: Viewer;
  /** Number of the first of these steps, and how many there are in all; 0 is the start. */
  readonly from: number;
  readonly total: number;
  readonly steps: readonly ReplayStep[];
  readonly outcome: Outcome | null;
}

/** Which steps, through whose eyes; 0 is the start. */
export interface PageWish {
  readonly viewer: Viewer;
  readonly from: number;
  /** The first that is not wanted any more. */
  readonly to: number;
  readonly startedAt: number;
}

type Told = Played['events'];

/** As much of an entry as its step tells. */
export type StepEntry = Pick<LogEntry, 'seq' | 'at' | 'seat' | 'input' | 'events'>;

/** Whether playing an entry again has told what was told then. */
export function isToldAlike(events: Told, told: Told): boolean {
  const then = withoutNotes(told);
  return events.length === then.length && then.every((event, at) => saysAll(events[at], event));
}

/** Today's rules may say more of an event than they did when it was told, and nothing else. */
const saysAll = (event: object | undefined, told: object): boolean =>
  Object.entries(told).every(([field, value]) =>
    equal(value, (event as Record<string, unknown> | undefined)?.[field]),
  );

/** The steps of a page, gathered while its log is played again for as long as that tells what was told then. */
export class Retelling {
  readonly #wish: PageWish;
  /** Of each step: all of the picture first, then what changed, as JSON. */
  readonly #pictures: string[] = [];
  #shown: Picture = nothing;
  /** What was told before the first entry. */
  #dealt: Told;

  constructor(wish: PageWish, dealt: Told = []) {
    this.#wish = wish;
    this.#dealt = dealt;
  }

  add({ number, events, match }: Played): void {
    const { viewer, from, to } = this.#wish;
    if (number === 0) this.#dealt = events;
    if (number < from || number >= to) return;
    const picture = pictureOf(match, viewer);
    this.#pictures.push(changed(this.#shown, picture) ?? '{}');
    this.#shown = picture;
  }

  /** All steps of the page as the text of a JSON list; `entries` are those of the log that are on it. */
  textOf(game: AnyGame, entries: readonly StepEntry[]): string {
    const { viewer, from, startedAt } = this.#wish;
    const text = (step: ReplayStep, number: number): string => {
      const told = JSON.stringify({ ...step, events: eventsToldTo(game, step.events, viewer) });
      const sections = this.#pictures[number - from];
      return sections === undefined ? told : `${told.slice(0, -1)},"sections":${sections}}`;
    };
    const start: ReplayStep = { at: startedAt, seat: null, kind: 'start', events: this.#dealt };
    const steps = entries.map(({ seq, at, seat, input, events }) =>
      text({ at, seat, ...kindOf(input), events }, seq),
    );
    return `[${(from === 0 ? [text(start, 0), ...steps] : steps).join()}]`;
  }
}

function kindOf(input: LoggedInput): Pick<ReplayStep, 'kind' | 'to'> {
  if ('over' in input) return { kind: 'over' };
  if ('takeback' in input) return { kind: 'takeback', to: input.takeback };
  if (!('seat' in input)) return { kind: 'clock' };
  return { kind: 'undo' in input ? 'undo' : 'answer' };
}

/** A whole page as the text of a `Replay`. */
export const pageText = (head: Omit<Replay, 'steps'>, steps: string): string =>
  `${JSON.stringify(head).slice(0, -1)},"steps":${steps}}`;

/** The steps of a page where the whole log is at hand; `dealt`: what was told before its first entry, if that is known. */
export function replaySteps(
  game: AnyGame,
  beginning: Beginning,
  log: readonly StepEntry[],
  wish: PageWish,
  dealt?: Told,
): string {
  const retelling = new Retelling(wish, dealt);
  for (const played of toldAlike(game, beginning, log, dealt)) {
    if (played.number >= wish.to) break;
    retelling.add(played);
  }
  const first = Math.max(wish.from, 1);
  return retelling.textOf(game, log.slice(first - 1, Math.max(wish.to, first) - 1));
}

/** Plays a match again as long as today's rules tell what was told then. */
function* toldAlike(
  game: AnyGame,
  beginning: Beginning,
  log: readonly StepEntry[],
  dealt: Told | undefined,
): Generator<Played, void, void> {
  const inputs = playedInputs(log);
  let latest: Played | null = null;
  try {
    for (const played of playLog(game, beginning, inputs)) {
      const told = played.number === 0 ? dealt : log[played.number - 1]?.events;
      if (told && !isToldAlike(played.events, told)) return;
      latest = played;
      yield played;
    }
  } catch {
    // today's rules refuse what was played then, or fail over it
    return;
  }
  // that the players ended it changes nothing on the table
  if (latest && inputs.length < log.length) yield { ...latest, number: log.length, events: [] };
}

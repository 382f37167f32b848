import { equal, type Viewer } from '@starboard/engine';
import {
  changed,
  eventsToldTo,
  type LoggedInput,
  nothing,
  type Picture,
  pictureOf,
  type Played,
  RecordTrouble,
  withoutNotes,
} from '@starboard/host';
import type { ReplayStep } from '@starboard/protocol';
import { goneBackToBy, type PlayableLog, type PlayedRow, playOn } from '../log-work/play-on.ts';
import type { InputRow } from '../store/schema.ts';

/** Which steps, through whose eyes; 0 is the start. */
export interface PageWish {
  readonly viewer: Viewer;
  readonly from: number;
  /** The first that is not wanted any more. */
  readonly to: number;
  readonly startedAt: number;
}

type Told = Played['events'];

/**
 * Steps of a match that is over, as the text of a JSON list. What happened comes from what was told then; the
 * pictures come from playing it again, and only as far as that tells the same.
 */
export async function replaySteps(log: PlayableLog, wish: PageWish): Promise<string> {
  const { viewer, from, to, startedAt } = wish;
  if (to <= from) return '[]';
  const first = Math.max(from, 1);
  const stored = to > first ? await log.rows.after(first - 1, to - first) : [];
  const { pictures, startEvents } = await retold(log, wish);
  const shown = (step: Omit<ReplayStep, 'sections'>, number: number): string => {
    const sections = pictures[number - from];
    const text = JSON.stringify({ ...step, events: eventsToldTo(log.game, step.events, viewer) });
    return sections === undefined ? text : `${text.slice(0, -1)},"sections":${sections}}`;
  };
  const start = { at: startedAt, seat: null, kind: 'start', events: startEvents } as const;
  return `[${[
    ...(from === 0 ? [shown(start, 0)] : []),
    ...stored.map((row) => shown(stepOf(row), row.seq)),
  ].join(',')}]`;
}

const stepOf = (row: InputRow): Omit<ReplayStep, 'sections'> => ({
  at: row.at,
  seat: row.seat,
  ...kindOf(JSON.parse(row.input_json) as LoggedInput),
  events: toldIn(row),
});

function kindOf(input: LoggedInput): Pick<ReplayStep, 'kind' | 'to'> {
  if ('over' in input) return { kind: 'over' };
  if ('takeback' in input) return { kind: 'takeback', to: input.takeback };
  if (!('seat' in input)) return { kind: 'clock' };
  return { kind: 'undo' in input ? 'undo' : 'answer' };
}

const toldIn = ({ events_json }: InputRow): Told => JSON.parse(events_json) as Told;

interface Retold {
  /** Of each step of the page as far as it is told the same: all of it first, then what changed. As JSON. */
  readonly pictures: readonly string[];
  readonly startEvents: Told;
}

const untold: Retold = { pictures: [], startEvents: [] };

async function retold(log: PlayableLog, { viewer, from, to }: PageWish): Promise<Retold> {
  const pictures: string[] = [];
  let startEvents: Told = [];
  let shown: Picture = nothing;
  // what the start told is not stored: the first input has to vouch for it
  for await (const { number, events, match } of toldAlike(log, { from, to: Math.max(to - 1, 1) })) {
    if (number === 0) startEvents = events;
    if (number < from || number >= to) continue;
    const picture = pictureOf(match, viewer);
    pictures.push(changed(shown, picture) ?? '{}');
    shown = picture;
  }
  return log.kept.differsAt === 1 ? untold : { pictures, startEvents };
}

/** Plays a match again as long as that tells what was told then. */
async function* toldAlike(
  log: PlayableLog,
  { from, to }: { readonly from: number; readonly to: number },
): AsyncGenerator<PlayedRow, void, void> {
  const { game, beginning, kept } = log;
  if (kept.differsAt !== null && kept.differsAt <= from) return;
  let latest = 0;
  const isToldAlike = ({ events, row }: PlayedRow) =>
    row === null || equal(events, withoutNotes(toldIn(row)));
  const isRight = (played: PlayedRow): boolean => {
    if (isToldAlike(played)) return true;
    kept.differsAt = played.number;
    return false;
  };
  // the match is over, so its log stays as it is
  kept.goneBackTo ??= goneBackToBy(await log.rows.takebacks());
  try {
    const player = kept.playerBefore(game, beginning, kept.goneBackTo, from);
    for await (const played of playOn(log, player, kept.goneBackTo, to, isRight)) {
      latest = played.number;
      yield played;
    }
  } catch (error) {
    // today's rules refuse what was played then, or fail over it
    if (!(error instanceof RecordTrouble)) throw error;
    kept.differsAt = latest + 1;
  }
}

import { type AnyGame, equal, type Viewer } from '@starboard/engine';
import { eventsToldTo, type Replay, type ReplayStep, withoutNotes } from '@starboard/protocol';
import { type Beginning, type Played, playLog, RecordTrouble } from '@starboard/records';
import { changed, nothing, type Picture, pictureOf } from '../matches/sections.ts';
import { Refused } from '../refused.ts';
import { type LoggedInput, playedInputs, type StoredInput } from '../store/match-store.ts';
import { nameOf } from './export-match.ts';
import { type Archive, finishedMatch, firstInputs, refusedRecord } from './finished-match.ts';
import { inTurns } from './in-turns.ts';

export interface ReplayPage {
  /** Number of the first step; 0 is the start. */
  readonly from: number;
  readonly limit: number;
}

/**
 * Steps of a match that is over, through anybody's eyes. What happened comes from what was told then; the pictures
 * come from playing it again, and only as far as that tells the same.
 */
export async function replay(
  { store, games }: Archive,
  id: string,
  viewer: Viewer,
  { from, limit }: ReplayPage,
): Promise<Replay> {
  const { table, stored, beginning } = await finishedMatch(store, id);
  const game = games.find((known) => known.id === table.game);
  if (!game) throw refusedRecord(new RecordTrouble('unknown-game'));
  if (viewer !== 'spectator' && viewer >= table.seats.length)
    throw new Refused(400, 'server.record.no-such-seat');
  const total = stored.seq + 1;
  const to = Math.min(from + limit, total);
  const inputs = await firstInputs(store, id, Math.max(to - 1, 1));
  const { pictures, startEvents } = await retold(game, beginning, inputs, viewer, { from, to });
  const steps: ReplayStep[] = [];
  for (let number = from; number < to; number++) {
    const input = inputs[number - 1];
    const sections = pictures[number - from];
    steps.push({
      at: input?.at ?? table.startedAt ?? table.createdAt,
      seat: input?.seat ?? null,
      ...(input ? kindOf(input.input) : { kind: 'start' }),
      events: eventsToldTo(game, input?.events ?? startEvents, viewer),
      ...(sections && { sections }),
    });
  }
  return {
    table: id,
    game: table.game,
    names: table.seats.map(nameOf),
    viewer,
    from,
    total,
    steps,
    outcome: table.result && 'outcome' in table.result ? table.result.outcome : null,
  };
}

function kindOf(input: LoggedInput): Pick<ReplayStep, 'kind' | 'to'> {
  if ('over' in input) return { kind: 'over' };
  if ('takeback' in input) return { kind: 'takeback', to: input.takeback };
  if (!('seat' in input)) return { kind: 'clock' };
  return { kind: 'undo' in input ? 'undo' : 'answer' };
}

interface Retold {
  /** Of each step of the page as far as it is told the same: all of it first, then what changed. */
  readonly pictures: readonly Readonly<Record<string, unknown>>[];
  readonly startEvents: Played['events'];
}

async function retold(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly StoredInput[],
  viewer: Viewer,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Retold> {
  const pictures: Record<string, unknown>[] = [];
  let startEvents: Played['events'] = [];
  let shown: Picture = nothing;
  let latest = -1;
  for await (const { number, events, match } of toldAlike(game, beginning, inputs)) {
    latest = number;
    if (number === 0) startEvents = events;
    if (number < from || number >= to) continue;
    const picture = pictureOf(match, viewer);
    pictures.push(JSON.parse(changed(shown, picture) ?? '{}') as Record<string, unknown>);
    shown = picture;
  }
  // what the start told is not stored: the first input has to vouch for it
  return latest < Math.min(1, inputs.length) ? { pictures: [], startEvents: [] } : { pictures, startEvents };
}

/** Plays a match again as long as that tells what was told then. */
async function* toldAlike(
  game: AnyGame,
  beginning: Beginning,
  inputs: readonly StoredInput[],
): AsyncGenerator<Played, void, void> {
  const log = playedInputs(inputs);
  try {
    for await (const played of inTurns(playLog(game, beginning, log))) {
      if (played.number > 0 && !equal(played.events, withoutNotes(inputs[played.number - 1]?.events ?? [])))
        return;
      yield played;
      // that the players ended it changes nothing on the table
      const isLast = played.number === log.length && log.length < inputs.length;
      if (isLast) yield { ...played, number: inputs.length, events: [] };
    }
  } catch {
    // today's rules refuse what was played then, or fail over it
  }
}

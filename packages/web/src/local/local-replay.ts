import { type AnyGame, equal } from '@starboard/engine';
import { eventsToldTo, type Played, playLog, withoutNotes } from '@starboard/host';
import type { Replay, ReplayStep } from '@starboard/protocol';
import { type KeptInput, type KeptTable, type LoggedInput, seatOfMe } from './kept-table.ts';
import type { LocalAsks } from './local-talk.ts';
import { changed, nothing, type Picture, pictureOf } from './sections.ts';
import { beginningOf, playedInputs } from './takeback.ts';

/** Steps of a match of this device that is over, as a server tells those of its own. */
export function localReplay(
  game: AnyGame,
  kept: KeptTable,
  log: readonly KeptInput[],
  { viewer = seatOfMe(kept), from, limit }: LocalAsks['replay'],
): Replay {
  const to = Math.min(from + limit, log.length + 1);
  const steps: ReplayStep[] = [];
  let shown: Picture = nothing;
  const retold = toldAlike(game, kept, log);
  for (let number = 0; number < to; number++) {
    const played = retold.next().value ?? null;
    if (number < from) continue;
    const input = log[number - 1];
    const step: ReplayStep = {
      at: input?.at ?? kept.createdAt,
      seat: input?.seat ?? null,
      ...(input ? kindOf(input.input) : { kind: 'start' }),
      events: eventsToldTo(game, input?.events ?? kept.dealt ?? played?.events ?? [], viewer),
    };
    const picture = played && pictureOf(played.match, viewer);
    steps.push(picture ? { ...step, sections: changed(shown, picture) } : step);
    shown = picture ?? shown;
  }
  return {
    table: kept.id,
    game: kept.game,
    names: kept.seats.map((holder) =>
      holder.kind === 'person' ? holder.name : holder.kind === 'bot' ? holder.level : '',
    ),
    viewer,
    from,
    total: log.length + 1,
    steps,
    outcome: kept.result && 'outcome' in kept.result ? kept.result.outcome : null,
  };
}

function kindOf(input: LoggedInput): Pick<ReplayStep, 'kind' | 'to'> {
  if ('over' in input) return { kind: 'over' };
  if ('takeback' in input) return { kind: 'takeback', to: input.takeback };
  if (!('seat' in input)) return { kind: 'clock' };
  return { kind: 'undo' in input ? 'undo' : 'answer' };
}

/** Plays a match again as long as today's rules tell what was told then. */
function* toldAlike(
  game: AnyGame,
  kept: KeptTable,
  log: readonly KeptInput[],
): Generator<Played, void, void> {
  const inputs = playedInputs(log);
  let latest: Played | null = null;
  try {
    for (const played of playLog(game, beginningOf(kept), inputs)) {
      const told = played.number === 0 ? kept.dealt : log[played.number - 1]?.events;
      if (told && !equal(played.events, withoutNotes(told))) return;
      latest = played;
      yield played;
    }
  } catch {
    return;
  }
  // that the player ended it changes nothing on the table
  if (latest && inputs.length < log.length) yield { ...latest, events: [] };
}

import { type Frame, type Position, positionAt, randomFrom, readOptions } from '@starboard/engine';
import { faces } from '../content/symbols.ts';
import { invariants } from '../rules/state/invariants.ts';
import { setup } from '../rules/setup/setup.ts';
import { optionValues } from '../rules/state/options.ts';
import { playerOf } from '../rules/state/reading.ts';
import type { State } from '../rules/state/state.ts';
import type { PositionDescription } from './description.ts';
import { placeCards } from './place-cards.ts';
import { placeFigures } from './place-figures.ts';
import { placeTokens } from './place-tokens.ts';

const inMission = (step: string): Frame => ({ proc: 'mission', step, locals: {} });

/** Where each phase begins; the Action phase is entered in its middle. */
const framesOf: Readonly<Record<NonNullable<PositionDescription['phase']>, readonly Frame[]>> = {
  setup: [inMission('prepare')],
  event: [inMission('round')],
  spawn: [inMission('spawn')],
  planning: [inMission('live')],
  action: [inMission('traps'), { proc: 'live', step: 'act', locals: {} }],
  activation: [inMission('activation')],
};

/** Sets the table as described. Throws a sentence that says what cannot be. */
export function buildPosition(description: PositionDescription): Position<State> {
  const { phase = 'action', seed = 'position', rolls = {} } = description;
  const read = readOptions(optionValues, description.options ?? {});
  if ('refused' in read)
    throw new Error(`options: ${read.refused.key} ${JSON.stringify(read.refused.params)}`);
  const heroes = Object.keys(description.heroes ?? {}).length;
  const seats = description.players ?? Math.max(2, heroes);
  const state = setup(seats, read.options, randomFrom(seed));
  for (const seat of description.bots ?? []) playerOf(state, seat).by = 'bot';
  if (phase !== 'setup') begin(state, description);
  placeFigures(state, description);
  placeTokens(state, description);
  placeCards(state, description);
  const wrong = invariants(state, null);
  if (wrong.length > 0) throw new Error(`not a legal position: ${wrong.join('; ')}`);
  const loaded = {
    'action-dice': (rolls.action ?? '').split('').map((face) => (faces as readonly string[]).indexOf(face)),
    'hit-dice': (rolls.hits ?? []).map((pips) => pips - 1),
    'alien-dice': (rolls.aliens ?? []).map((pips) => pips - 1),
    'boss-dice': (rolls.boss ?? []).map((pips) => pips - 1),
  };
  const frames = framesOf[phase].map((frame) => ({ ...frame, locals: {} }));
  return positionAt({ game: 'project-elite', seats, state, frames, seed, loaded });
}

/** As after setting up, in the round and phase that are told. */
function begin(state: State, description: PositionDescription): void {
  const { phase = 'action', round = 1, left = 120_000, clusters = [1, 2, 3], coming } = description;
  state.round = phase === 'event' ? round - 1 : round;
  state.clusters.splice(0, clusters.length, ...clusters);
  Object.assign(state.coming, coming);
  state.phase = phase;
  const first = round % state.players.length;
  state.coordinator =
    [...state.players.keys()]
      .map((seat) => (first + seat) % state.players.length)
      .find((seat) => state.players[seat]?.by === 'person') ?? null;
  if (phase !== 'action' || state.settings.clock === 'untimed') return;
  state.deadline = left;
  state.endsAt = left;
}

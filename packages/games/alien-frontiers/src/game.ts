import { type Game, shuffle } from '@starboard/engine';
import { alienFrontiersBots } from './bot/bots.ts';
import { glance } from './bot/glance.ts';
import { standIn } from './bot/stand-in.ts';
import { box } from './box.ts';
import { buildPosition } from './position/build-position.ts';
import { powerProcedures } from './rules/cards/index.ts';
import { copyState } from './rules/state/copy-state.ts';
import { scoresOf } from './rules/planet/control.ts';
import { type Event, sees } from './rules/state/events.ts';
import { invariants } from './rules/state/invariants.ts';
import { landColony } from './rules/planet/land-colony.ts';
import { optionValues } from './rules/state/options.ts';
import { raid } from './rules/ships/raid.ts';
import { setup } from './rules/state/setup.ts';
import type { State } from './rules/state/state.ts';
import { turn } from './rules/turn/turn.ts';
import { type View, view } from './view/view.ts';

/** Alien Frontiers, 2 to 4 players. */
export const alienFrontiers: Game<State, Event, View, typeof optionValues> = {
  id: box.id,
  seats: box.seats,
  options: optionValues,
  procedures: [turn, landColony, raid, ...powerProcedures],
  main: turn,
  migrations: [],
  setup,
  sees,
  view,
  redeal(state, _viewer, random) {
    shuffle(random, 'draw-pile', state.draw);
  },
  glance,
  copyState,
  invariants,
  points: scoresOf,
  bots: alienFrontiersBots,
  standIn,
  position: buildPosition,
};

import type { Game } from '@starboard/engine';
import { projectEliteBots } from './bot/bots.ts';
import { glance } from './bot/sight.ts';
import { box } from './box.ts';
import { buildPosition } from './position/build-position.ts';
import { records } from './records.ts';
import { mission } from './rules/phases/mission.ts';
import { procedures } from './rules/procedures.ts';
import { register } from './rules/records/registry.ts';
import { setup } from './rules/setup/setup.ts';
import { copyState } from './rules/state/copy-state.ts';
import { type Event, sees } from './rules/state/events.ts';
import { invariants } from './rules/state/invariants.ts';
import { optionValues } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { echo } from './view/echo.ts';
import { redeal } from './view/redeal.ts';
import { type View, view } from './view/view.ts';

register(records);

/** Project: ELITE, 1 to 6 players, together and in real time. */
export const projectElite: Game<State, Event, View, typeof optionValues> = {
  id: box.id,
  seats: box.seats,
  options: optionValues,
  procedures,
  main: mission,
  migrations: [],
  setup,
  sees,
  view,
  own: () => ({}),
  echo,
  redeal,
  glance,
  copyState,
  invariants,
  isTogether: true,
  bots: projectEliteBots,
  whileAway: 'normal',
  position: buildPosition,
};

import type { Game } from '@starboard/engine';
import {
  artifactProcedures,
  emotionControl,
  forceField,
  ionicGas,
  mobiusTubes,
  plague,
  quash,
} from './artifacts/others.ts';
import { reinforcementProcedures, reinforcements } from './artifacts/reinforcements.ts';
import { cardZap, cosmicZap } from './artifacts/zaps.ts';
import { aliens } from './aliens/index.ts';
import { buildPosition } from './position/build-position.ts';
import { learnPassive } from './rules/passives.ts';
import { learn } from './rules/abilities/registry.ts';
import { settle, use, window } from './rules/abilities/use.ts';
import { type Event, sees } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { giveUpShips, loseShips } from './rules/lose-ships.ts';
import { goHome, goHomeAll, retrieveShips, returnShips, sendShips } from './rules/move-ships.ts';
import { optionValues } from './rules/options.ts';
import { alliance, responses } from './rules/phases/alliance.ts';
import { dealProcedures } from './rules/phases/deal.ts';
import { destiny } from './rules/phases/destiny.ts';
import { launch } from './rules/phases/launch.ts';
import { planning } from './rules/phases/planning.ts';
import { reEstablish } from './rules/phases/re-establish.ts';
import { regroup } from './rules/phases/regroup.ts';
import { resolution } from './rules/phases/resolution.ts';
import { reveal } from './rules/phases/reveal.ts';
import { rewards } from './rules/phases/rewards.ts';
import { startTurn } from './rules/phases/start-turn.ts';
import { encounterPhases, turn } from './rules/phases/turn.ts';
import { redeal } from './rules/redeal.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { type View, view } from './view/view.ts';

for (const { id, passive, abilities } of aliens) {
  learn(abilities);
  learnPassive(id, passive);
}
learn([
  cardZap,
  cosmicZap,
  emotionControl,
  forceField,
  ionicGas,
  mobiusTubes,
  plague,
  quash,
  ...reinforcements,
]);

const movements = [goHome, goHomeAll, retrieveShips, returnShips, sendShips, giveUpShips, loseShips];
const phases = [
  startTurn,
  regroup,
  destiny,
  reEstablish,
  launch,
  alliance,
  responses,
  planning,
  reveal,
  resolution,
  rewards,
];

/** Cosmic Encounter, 3 to 5 players. */
export const cosmicEncounter: Game<State, Event, View, typeof optionValues> = {
  id: 'cosmic-encounter',
  seats: { min: 3, max: 5 },
  options: optionValues,
  procedures: [
    turn,
    encounterPhases,
    ...phases,
    ...dealProcedures,
    ...movements,
    window,
    use,
    settle,
    ...artifactProcedures,
    ...reinforcementProcedures,
    ...aliens.flatMap(({ procedures }) => procedures),
  ],
  main: turn,
  migrations: [],
  setup,
  sees,
  view,
  redeal,
  invariants,
  position: buildPosition,
};

import type { Game } from '@starboard/engine';
import { artifactProcedures, artifacts } from './artifacts/index.ts';
import { reinforcements } from './artifacts/reinforcements.ts';
import { aliens } from './aliens/index.ts';
import { standIn } from './bot/stand-in.ts';
import { buildPosition } from './position/build-position.ts';
import { completeTech } from './rules/complete-tech.ts';
import { discardTech } from './rules/discard-tech.ts';
import { learnAfterPhase } from './rules/after-phase.ts';
import { learnPassive } from './rules/passives.ts';
import { learn } from './rules/abilities/registry.ts';
import { settle, use, window } from './rules/abilities/use.ts';
import { type Event, sees } from './rules/events.ts';
import { invariants } from './rules/invariants.ts';
import { giveUpShips, loseShips } from './rules/lose-ships.ts';
import { goHome, goHomeAll, retrieveShips, returnShips, sendShips } from './rules/move-ships.ts';
import { optionValues } from './rules/options.ts';
import { alliance, responses } from './rules/phases/alliance.ts';
import { deal } from './rules/phases/deal.ts';
import { destiny } from './rules/phases/destiny.ts';
import { chooseTech, keepTech } from './rules/phases/keep-tech.ts';
import { launch } from './rules/phases/launch.ts';
import { handCheck } from './rules/phases/hand-check.ts';
import { planning } from './rules/phases/planning.ts';
import { reEstablish } from './rules/phases/re-establish.ts';
import { regroup } from './rules/phases/regroup.ts';
import { research } from './rules/phases/research.ts';
import { resolution } from './rules/phases/resolution.ts';
import { reveal } from './rules/phases/reveal.ts';
import { payCompensation } from './rules/phases/pay-compensation.ts';
import { rewards } from './rules/phases/rewards.ts';
import { startTurn } from './rules/phases/start-turn.ts';
import { encounterPhases, wholeEncounter } from './rules/phases/encounter.ts';
import { powerTurnover } from './rules/phases/power-turnover.ts';
import { prepare } from './rules/phases/prepare.ts';
import { turn } from './rules/phases/turn.ts';
import { demandCard } from './rules/demand-card.ts';
import { demandFromAll } from './rules/demand-from-all.ts';
import { keepSome } from './rules/keep-some.ts';
import { newHand } from './rules/new-hand.ts';
import { putBack } from './rules/put-back.ts';
import { pickShips } from './rules/pick-ships.ts';
import { lookAtHand, lookAtHands, pickFromHand } from './rules/seen-hand.ts';
import { deed } from './rules/deed.ts';
import { saveShips } from './rules/save-ships.ts';
import { playedAs } from './rules/played-as.ts';
import { redeal } from './rules/redeal.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { learnParts } from './rules/tech-parts.ts';
import { technologies } from './technologies/index.ts';
import { standing } from './orders/orders.ts';
import { type View, view } from './view/view.ts';

for (const { id, passive, abilities, afterPhase } of aliens) {
  learn(abilities);
  learnPassive(id, passive);
  if (afterPhase) learnAfterPhase(afterPhase);
}
learn([...artifacts, ...reinforcements]);

for (const { id, abilities, parts } of technologies) {
  learn(abilities);
  learnParts(id, parts);
}

const movements = [
  goHome,
  goHomeAll,
  retrieveShips,
  returnShips,
  saveShips,
  sendShips,
  giveUpShips,
  loseShips,
];
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
  payCompensation,
  rewards,
];

/** Cosmic Encounter, 3 to 5 players. */
export const cosmicEncounter: Game<State, Event, View, typeof optionValues> = {
  id: 'cosmic-encounter',
  seats: { min: 3, max: 5 },
  options: optionValues,
  procedures: [
    turn,
    prepare,
    chooseTech,
    powerTurnover,
    wholeEncounter,
    encounterPhases,
    newHand,
    lookAtHand,
    lookAtHands,
    demandCard,
    demandFromAll,
    pickShips,
    keepSome,
    pickFromHand,
    putBack,
    handCheck,
    ...phases,
    deal,
    ...movements,
    window,
    use,
    settle,
    ...artifactProcedures,
    ...aliens.flatMap(({ procedures }) => procedures),
    research,
    keepTech,
    completeTech,
    discardTech,
    ...technologies.flatMap(({ procedures }) => procedures),
  ],
  main: turn,
  migrations: [],
  setup,
  sees,
  view,
  redeal,
  standing,
  invariants,
  playedAs,
  deed,
  standIn,
  position: buildPosition,
};

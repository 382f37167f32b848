import type { Game } from '@starboard/engine';
import { artifactProcedures, artifacts } from './artifacts/index.ts';
import { reinforcements } from './artifacts/reinforcements.ts';
import { aliens } from './aliens/index.ts';
import { standIn } from './bot/stand-in.ts';
import { box } from './box.ts';
import { buildPosition } from './position/build-position.ts';
import { completeTech } from './rules/techs/complete-tech.ts';
import { discardTech } from './rules/techs/discard-tech.ts';
import { learnAfterPhase } from './rules/phases/after-phase.ts';
import { learnPassive } from './rules/powers/passives.ts';
import { learn } from './rules/abilities/registry.ts';
import { settle, use, window } from './rules/abilities/use.ts';
import { type Event, sees } from './rules/state/events.ts';
import { invariants } from './rules/invariants/invariants.ts';
import { giveUpShips, loseShips } from './rules/ships/lose-ships.ts';
import { goHome, goHomeAll, retrieveShips, returnShips, sendShips } from './rules/ships/move-ships.ts';
import { optionValues } from './rules/state/options.ts';
import { alliance, responses } from './rules/phases/alliance.ts';
import { deal } from './rules/deal/deal.ts';
import { destiny } from './rules/phases/destiny.ts';
import { chooseTech, keepTech } from './rules/techs/keep-tech.ts';
import { launch } from './rules/phases/launch.ts';
import { handCheck } from './rules/phases/hand-check.ts';
import { planning } from './rules/phases/planning.ts';
import { reEstablish } from './rules/phases/re-establish.ts';
import { regroup } from './rules/phases/regroup.ts';
import { research } from './rules/techs/research.ts';
import { resolution } from './rules/phases/resolution.ts';
import { reveal } from './rules/phases/reveal.ts';
import { payCompensation } from './rules/phases/pay-compensation.ts';
import { rewards } from './rules/phases/rewards.ts';
import { startTurn } from './rules/turn/start-turn.ts';
import { encounterPhases, wholeEncounter } from './rules/turn/whole-encounter.ts';
import { powerTurnover } from './rules/turn/power-turnover.ts';
import { prepare } from './rules/setup/prepare.ts';
import { turn } from './rules/turn/turn.ts';
import { demandCard } from './rules/cards/demand-card.ts';
import { demandFromAll } from './rules/cards/demand-from-all.ts';
import { keepSome } from './rules/cards/keep-some.ts';
import { newHand } from './rules/cards/new-hand.ts';
import { putBack } from './rules/cards/put-back.ts';
import { pickShips } from './rules/ships/pick-ships.ts';
import { lookAtHand, lookAtHands, pickFromHand } from './rules/cards/seen-hand.ts';
import { deed } from './rules/state/deed.ts';
import { saveShips } from './rules/ships/save-ships.ts';
import { playedAs } from './rules/powers/played-as.ts';
import { redeal } from './view/redeal.ts';
import { setup } from './rules/setup/setup.ts';
import type { State } from './rules/state/state.ts';
import { learnParts } from './rules/techs/tech-parts.ts';
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
  id: box.id,
  seats: box.seats,
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

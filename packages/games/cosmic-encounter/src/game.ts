import type { Game } from '@starboard/engine';
import * as aliens from './aliens/index.ts';
import * as artifacts from './artifacts/index.ts';
import { cosmicEncounterBots } from './bot/bots.ts';
import { glance } from './bot/glance.ts';
import { standIn } from './bot/stand-in.ts';
import { box } from './box.ts';
import { migrations } from './migrations.ts';
import { coming } from './orders/coming.ts';
import { standing } from './orders/orders.ts';
import { buildPosition } from './position/build-position.ts';
import { type AbilityRecord, register } from './rules/abilities/registry.ts';
import { settle, use, window } from './rules/abilities/use.ts';
import { cardsProcedures } from './rules/cards/procedures.ts';
import { deal } from './rules/deal/deal.ts';
import { invariants } from './rules/invariants/invariants.ts';
import { phasesProcedures } from './rules/phases/procedures.ts';
import { playedAs } from './rules/powers/played-as.ts';
import { prepare } from './rules/setup/prepare.ts';
import { setup } from './rules/setup/setup.ts';
import { shipsProcedures } from './rules/ships/procedures.ts';
import { foreignColonies } from './rules/ships/ships.ts';
import { copyState } from './rules/state/copy-state.ts';
import { deed } from './rules/state/deed.ts';
import { type Event, sees } from './rules/state/events.ts';
import { optionValues } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { techsProcedures } from './rules/techs/procedures.ts';
import { turnProcedures } from './rules/turn/procedures.ts';
import { turn } from './rules/turn/turn.ts';
import * as technologies from './technologies/index.ts';
import { redeal } from './view/redeal.ts';
import { about } from './view/moment-view.ts';
import { holdingsView } from './view/holdings-view.ts';
import { type View, view } from './view/view.ts';

const records: readonly AbilityRecord[] = [
  ...Object.values(aliens),
  ...Object.values(artifacts),
  ...Object.values(technologies),
];
register(records);

/** Cosmic Encounter, 3 to 5 players. */
export const cosmicEncounter: Game<State, Event, View, typeof optionValues> = {
  id: box.id,
  seats: box.seats,
  options: optionValues,
  procedures: [
    prepare,
    ...turnProcedures,
    ...phasesProcedures,
    deal,
    ...cardsProcedures,
    ...shipsProcedures,
    ...techsProcedures,
    window,
    use,
    settle,
    ...records.flatMap(({ procedures }) => procedures),
  ],
  main: turn,
  migrations,
  setup,
  sees,
  view,
  explained: (state, seat, underWay) => ({ holdings: holdingsView(state, seat, underWay) }),
  about,
  redeal,
  glance,
  copyState,
  standing,
  coming,
  invariants,
  playedAs,
  deed,
  points: (state) => state.players.map((_, seat) => foreignColonies(state, seat).length),
  bots: cosmicEncounterBots,
  standIn,
  whileAway: 'normal',
  position: buildPosition,
};

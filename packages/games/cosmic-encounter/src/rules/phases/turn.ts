import { asks, call, goto, rulesOf, type Seat } from '@starboard/engine';
import { settle, window } from '../abilities/use.ts';
import { hasEncounterCard } from '../cards.ts';
import type { CeTable, Event } from '../events.ts';
import { goHomeAll } from '../move-ships.ts';
import { timingOrder } from '../seats.ts';
import { returnLent } from '../lending.ts';
import { becomeAnew } from '../new-aliens.ts';
import { returnPossessed, returnToDeck } from '../sheet-cards.ts';
import { runs, sequence } from '../sequence.ts';
import { type Encounter, encounterOf, type State } from '../state.ts';
import { alliance } from './alliance.ts';
import { destiny, discardDestiny } from './destiny.ts';
import { launch } from './launch.ts';
import { planning } from './planning.ts';
import { regroup } from './regroup.ts';
import { discardPlayed, resolution } from './resolution.ts';
import { reveal } from './reveal.ts';
import { startTurn } from './start-turn.ts';

const { procedure } = rulesOf<State, Event>();

export const newEncounter = (seats: number, offense: Seat, number: number): Encounter => {
  const zeroes = () => Array.from({ length: seats }, () => 0);
  const nulls = () => Array.from({ length: seats }, () => null);
  return {
    number,
    offense,
    defense: null,
    destiny: null,
    target: null,
    gate: zeroes(),
    zone: zeroes(),
    invited: { offense: [], defense: [] },
    allies: nulls(),
    cards: { offense: null, defense: null },
    discarded: [],
    reinforcements: [],
    modifiers: [],
    used: [],
    zapped: [],
    flares: [],
    resting: [],
    shipsAtOutcome: null,
    lostWithEncounter: zeroes(),
    noCompensation: false,
    compensation: null,
    dealLoss: zeroes(),
    retrieval: null,
    noRewards: false,
    result: null,
    isRedraw: false,
    selectsFirst: null,
    stake: 0,
    atStake: [],
    sendLimits: nulls(),
    mayNotInvite: [],
    forced: [],
    presents: [],
    mustPlay: [],
    lent: null,
    reborn: [],
    boosts: [],
    needsCard: false,
    isCut: false,
  };
};

/** From regroup to resolution; whatever cuts it short leads to its end. */
export const encounterPhases = sequence<object>('encounter', {
  regroup: () => runs(regroup, {}),
  destiny: () => runs(destiny, {}),
  launch: () => runs(launch, {}),
  alliance: () => runs(alliance, {}),
  planning: () => runs(planning, {}),
  // an encounter may be decided before any card is shown
  reveal: ({ state }) => (encounterOf(state).result === null ? runs(reveal, {}) : undefined),
  resolution: () => runs(resolution, {}),
});

/** One player's turn after another, each of one encounter or two, until somebody wins. */
export const turn = procedure<
  object,
  'begin' | 'encounter' | 'home' | 'clean-up' | 'over' | 'second' | 'again' | 'pass-on'
>('turn', 'begin', {
  begin(table) {
    const { state } = table;
    state.turnNumber++;
    table.emit({ type: 'turnStarted', seat: state.offense });
    beginEncounter(table, 1);
    return call(startTurn, {}, 'encounter');
  },
  encounter: () => call(encounterPhases, {}, 'home'),
  // an encounter that was called off leaves ships and cards behind
  home({ state }) {
    const encounter = encounterOf(state);
    encounter.isCut = false;
    encounter.needsCard = false;
    const isAway = (seat: Seat) => (encounter.gate[seat] ?? 0) + (encounter.zone[seat] ?? 0) > 0;
    return call(goHomeAll, { seats: timingOrder(state).filter(isAway) }, 'clean-up');
  },
  'clean-up'(table) {
    discardPlayed(table);
    returnPossessed(table);
    discardDestiny(table.state);
    const { result } = encounterOf(table.state);
    if (result) table.emit({ type: 'encounterEnded', result });
    return call(settle, {}, 'over');
  },
  over: () => call(window, { name: 'encounter.end', only: null }, 'second'),
  second(table) {
    returnToDeck(table);
    returnLent(table.state);
    for (const seat of encounterOf(table.state).reborn.splice(0)) becomeAnew(table, seat);
    // both ways tell whether the offense has an encounter card left
    table.reveal();
    return maySecond(table.state) ? goto('again') : goto('pass-on');
  },
  again: asks(
    (state) => ({
      seat: state.offense,
      prompt: 'ce.ask.second-encounter',
      shape: { kind: 'choose', options: ['encounter', 'end-turn'] },
      timeout: 'end-turn',
    }),
    (table, _locals, answer) => {
      if (answer === 'end-turn') return goto('pass-on');
      beginEncounter(table, encounterOf(table.state).number + 1);
      return goto('encounter');
    },
  ),
  'pass-on'({ state }) {
    state.offense = (state.offense + 1) % state.players.length;
    return goto('begin');
  },
});

function beginEncounter(table: CeTable, number: number): void {
  const { state } = table;
  state.encounter = newEncounter(state.players.length, state.offense, number);
  table.emit({ type: 'encounterStarted', seat: state.offense, number });
}

const successes: readonly Encounter['result'][] = ['offense-won', 'deal', 're-established'];

/** A successful first encounter earns a second, if there is a card to play in it. */
function maySecond(state: State): boolean {
  const { number, result } = encounterOf(state);
  if (number >= state.settings.encountersPerTurn || !successes.includes(result)) return false;
  return hasEncounterCard(state, state.offense);
}

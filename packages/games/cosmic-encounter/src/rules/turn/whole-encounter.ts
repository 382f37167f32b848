import { call, end, goto, type Next, type Procedure, rulesOf, type Seat } from '@starboard/engine';
import { settleThen, throughWindow } from '../abilities/use.ts';
import { over } from '../phases/after-phase.ts';
import { hasEncounterCard } from '../cards/cards.ts';
import type { CeTable, Event } from '../state/events.ts';
import { goHomeAll } from '../ships/move-ships.ts';
import { foreignColonies } from '../ships/ships.ts';
import { timingOrder } from '../state/seats.ts';
import { returnLent } from '../powers/lending.ts';
import { becomeAnew } from '../powers/new-aliens.ts';
import { newEncounter } from '../encounter/new-encounter.ts';
import { returnPossessed, returnToDeck } from '../cards/sheet-cards.ts';
import { sequence } from '../sequence.ts';
import { type Encounter, encounterOf, type FollowUp, type Phase, type State } from '../state/state.ts';
import { alliance } from '../phases/alliance.ts';
import { destiny, discardDestiny } from '../phases/destiny.ts';
import { launch } from '../phases/launch.ts';
import { planning } from '../phases/planning.ts';
import { regroup } from '../phases/regroup.ts';
import { discardPlayed, resolution } from '../phases/resolution.ts';
import { reveal } from '../phases/reveal.ts';
import { runs } from '../runs.ts';

const { procedure } = rulesOf<State, Event>();

const enters =
  (phase: Phase, proc: Procedure) =>
  ({ state }: CeTable) => {
    encounterOf(state).phase = phase;
    return runs(proc, {});
  };

/** From regroup to resolution; an effect that cuts it short leads to its end. */
export const encounterPhases = sequence<object>('encounter', {
  regroup: enters('regroup', regroup),
  'regroup-over': over('regroup'),
  destiny: enters('destiny', destiny),
  'destiny-over': over('destiny'),
  launch: enters('launch', launch),
  'launch-over': over('launch'),
  // an encounter may be decided before any ally is invited, or before any card is shown
  alliance: (table) => (isDecided(table.state) ? undefined : enters('alliance', alliance)(table)),
  'alliance-over': over('alliance'),
  planning: (table) => (isDecided(table.state) ? undefined : enters('planning', planning)(table)),
  'planning-over': over('planning'),
  reveal: (table) => (isDecided(table.state) ? undefined : enters('reveal', reveal)(table)),
  'reveal-over': over('reveal'),
  resolution: enters('resolution', resolution),
  'resolution-over': over('resolution'),
});

const isDecided = (state: State): boolean => encounterOf(state).result !== null;

/** How many foreign colonies each player has. */
const coloniesOfAll = (state: State): readonly number[] =>
  state.players.map((_, seat) => foreignColonies(state, seat).length);

/** An encounter and its end, with those out of turn that players called for meanwhile. */
export const wholeEncounter: Procedure = procedure<
  object,
  'phases' | 'home' | 'clean-up' | 'over' | 'afterwards' | 'follow-up' | 'resume'
>('whole-encounter', 'phases', {
  phases: () => call(encounterPhases, {}, 'home'),
  // an encounter that was called off leaves ships and cards behind
  home({ state }) {
    const encounter = encounterOf(state);
    encounter.phase = 'end';
    encounter.isCut = false;
    encounter.needsCard = false;
    const isAway = (seat: Seat) => (encounter.gate[seat] ?? 0) + (encounter.zone[seat] ?? 0) > 0;
    return call(goHomeAll, { seats: timingOrder(state).filter(isAway) }, 'clean-up');
  },
  'clean-up'(table) {
    discardPlayed(table);
    returnPossessed(table);
    discardDestiny(table.state);
    const { result, tokenHolders } = encounterOf(table.state);
    tokenHolders.length = 0;
    if (result) table.emit({ type: 'encounterEnded', result, colonies: coloniesOfAll(table.state) });
    return settleThen(table, 'over');
  },
  over: ({ state }) => throughWindow(state, 'encounter.end', null, 'afterwards'),
  afterwards(table) {
    returnToDeck(table);
    returnLent(table.state);
    for (const seat of encounterOf(table.state).reborn.splice(0)) becomeAnew(table, seat);
    return settleThen(table, 'follow-up');
  },
  'follow-up'(table): Next<'follow-up' | 'resume'> {
    const { state } = table;
    const next = encounterOf(state).followUps.shift();
    if (!next) return end();
    // that a player has no encounter card left is news
    table.reveal();
    if (!hasEncounterCard(state, next.offense)) return goto('follow-up');
    state.suspended.push(encounterOf(state));
    begin(table, { ...next, number: 1, isOutOfTurn: true });
    return call(wholeEncounter, {}, 'resume');
  },
  resume({ state }) {
    state.encounter = state.suspended.pop() ?? null;
    return goto('follow-up');
  },
});

/** The offense's first, second or later encounter of its turn. */
export const beginEncounter = (table: CeTable, number: number): void =>
  begin(table, { offense: table.state.offense, defense: null, number, isOutOfTurn: false });

function begin(
  table: CeTable,
  { offense, defense, number, isOutOfTurn }: FollowUp & Pick<Encounter, 'number' | 'isOutOfTurn'>,
): void {
  const { state } = table;
  const encounter = newEncounter(state.players.length, offense, number, isOutOfTurn);
  encounter.defense = defense;
  state.encounter = encounter;
  table.emit({ type: 'encounterStarted', seat: offense, number });
  if (defense !== null) table.emit({ type: 'defenseNamed', seat: defense });
}

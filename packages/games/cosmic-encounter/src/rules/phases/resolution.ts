import type { Seat } from '@starboard/engine';
import { openWindow, settling } from '../abilities/use.ts';
import { putOnDiscard } from '../cards/cards.ts';
import { goesUnseen, turnUp } from '../cards/known-cards.ts';
import { loserOf } from '../encounter/compensation.ts';
import type { CeTable } from '../state/events.ts';
import { landByOutcome } from '../ships/found-colony.ts';
import { giveUpShips, loseShips } from '../ships/lose-ships.ts';
import { goHomeAll } from '../ships/move-ships.ts';
import { addShips } from '../ships/ship-places.ts';
import { alliesOf, mainOf, timingOrder } from '../state/seats.ts';
import { ruleFor } from '../powers/passives.ts';
import { opens, sequence } from '../sequence.ts';
import { shipsInEncounter, shipsOn } from '../ships/ships.ts';
import { spare } from '../ships/spared.ts';
import {
  type Batch,
  type Encounter,
  encounterOf,
  type PlanetIndex,
  planetOf,
  type PlayedCard,
  type Side,
  type State,
} from '../state/state.ts';
import { payCompensation } from './pay-compensation.ts';
import { rewards } from './rewards.ts';
import { type Run, runs } from '../runs.ts';

const isFought = (encounter: Encounter): boolean =>
  loserOf(encounter) !== null || encounter.result === 'both-lost';

function lossesOfSide(state: State, side: Side): Batch['losses'] {
  const encounter = encounterOf(state);
  const from = side === 'offense' ? encounter.gate : encounter.zone;
  const place = side === 'offense' ? 'gate' : 'zone';
  const sent = from.flatMap((count, seat) => (count > 0 ? [{ seat, from: place, count } as const] : []));
  if (side === 'offense') return sent;
  const defense = mainOf(encounter, 'defense');
  const target = encounter.target as PlanetIndex;
  const count = shipsOn(state, defense, target);
  return count > 0 ? [{ seat: defense, from: target, count }, ...sent] : sent;
}

/** The losing side's ships in the encounter go to the warp, all at once. */
function loseEncounter({ state }: CeTable): Run | undefined {
  const encounter = encounterOf(state);
  const loser = loserOf(encounter);
  const sides: Side[] = encounter.result === 'both-lost' ? ['offense', 'defense'] : loser ? [loser] : [];
  const losses = sides.flatMap((side) => lossesOfSide(state, side));
  return losses.length > 0 ? runs(loseShips, { cause: 'encounter', losses }) : undefined;
}

/** What effects of the outcome cost besides, in one batch. */
function loseFurther(state: State, sparesSent = false): Run | undefined {
  const owed = encounterOf(state).furtherLosses.splice(0);
  return owed.length > 0 ? runs(giveUpShips, { owed, fromGate: false, sparesSent }) : undefined;
}

/** A winning offense and its allies land everything they have on the gate. */
function land(table: CeTable): void {
  const { state } = table;
  const encounter = encounterOf(state);
  if (encounter.result !== 'offense-won') return;
  const planet = encounter.target as PlanetIndex;
  const landings = [encounter.offense, ...alliesOf(encounter, 'offense')].map((seat) => ({
    seat,
    planet,
    ships: encounter.gate[seat] ?? 0,
  }));
  for (const { seat, ships } of landings) addShips(state, seat, 'gate', -ships);
  landByOutcome(table, ...landings);
  for (const { seat, ships } of landings) spare(state, seat, planet, ships);
}

/** Cards that were never shown, since the encounter was won before, are shown before they are discarded. */
function turnUpUnseen(table: CeTable): void {
  const { cards } = encounterOf(table.state);
  const unseen = [cards.offense, cards.defense].filter(
    (played) => played !== null && !played.isFaceUp && played.claim === null,
  );
  if (unseen.length === 0) return;
  for (const played of unseen) if (played) turnUp(table.state, played);
  table.reveal();
  const shown = (played: PlayedCard | null) => (played?.isFaceUp ? played.card : null);
  table.emit({ type: 'cardsRevealed', offense: shown(cards.offense), defense: shown(cards.defense) });
}

/** Encounter cards, the offense's first, then reinforcements in the order played. */
export function discardPlayed(table: CeTable): void {
  const { state } = table;
  const encounter = encounterOf(state);
  for (const side of ['offense', 'defense'] as const) {
    const played = encounter.cards[side];
    if (played && played.claim !== null) {
      // what was only claimed to be there is never seen
      state.deck.unshift(played.card);
      goesUnseen(state, played);
    } else if (played) {
      turnUp(state, played);
      encounter.discarded.push({ seat: mainOf(encounter, side), card: played.card });
      putOnDiscard(table, mainOf(encounter, side), [played.card]);
    }
    encounter.cards[side] = null;
  }
  for (const { card, seat } of encounter.reinforcements) putOnDiscard(table, seat, [card]);
  encounter.reinforcements.length = 0;
  discardStake(table);
}

/** What was staked on the defense falls with it, and otherwise stays beside its planet. */
function discardStake(table: CeTable): void {
  const { atStake, result, target } = encounterOf(table.state);
  if (target === null || (result !== 'offense-won' && result !== 'both-lost')) return;
  const planet = planetOf(table.state, target);
  for (const { seat, card } of atStake.splice(0)) {
    // it may have gone with the alien that laid it
    if (!planet.cards.includes(card)) continue;
    planet.cards = planet.cards.filter((other) => other !== card);
    putOnDiscard(table, seat, [card]);
  }
}

export const resolution = sequence<object>('resolution', {
  // what was decided before any card was shown has not been counted yet
  begin: ({ state }) => {
    encounterOf(state).shipsAtOutcome ??= state.players.map((_, seat) => shipsInEncounter(state, seat));
  },
  'winner-determined': ({ state }) =>
    loserOf(encounterOf(state)) ? openWindow(state, 'resolution.winner-determined') : undefined,
  'ships-lost': ({ state }) =>
    isFought(encounterOf(state)) ? openWindow(state, 'resolution.ships-lost') : undefined,
  lose: loseEncounter,
  'further-losses': ({ state }) => loseFurther(state),
  'landing-window': ({ state }) =>
    encounterOf(state).result === 'offense-won' ? openWindow(state, 'resolution.land') : undefined,
  land: (table) => land(table),
  'outcome-recorded': opens('resolution.outcome-recorded'),
  // a player who has won by now had won as it landed; only then is answered what landing set off
  'win-check': settling,
  'before-compensation': opens('resolution.before-compensation'),
  'compensation-window': opens('resolution.compensation'),
  compensation: () => runs(payCompensation, {}),
  rewards: ({ state }) => {
    const encounter = encounterOf(state);
    if (encounter.result !== 'defense-won' || encounter.noRewards) return undefined;
    const owed = rewardsOwed(state);
    return owed.length > 0 ? runs(rewards, { owed }) : undefined;
  },
  home: ({ state }) => {
    const encounter = encounterOf(state);
    const away = (seat: Seat) => (encounter.gate[seat] ?? 0) + (encounter.zone[seat] ?? 0) > 0;
    return runs(goHomeAll, { seats: timingOrder(state).filter(away) });
  },
  'after-outcome': opens('resolution.after-outcome'),
  'last-losses': ({ state }) => loseFurther(state, true),
  'turn-up': (table) => turnUpUnseen(table),
  'before-discard': opens('resolution.before-discard'),
  discard: (table) => {
    discardPlayed(table);
    return settling(table);
  },
  'after-discard': opens('resolution.after-discard'),
});

/** One reward for each ship a defensive ally had in the encounter, in timing order. */
function rewardsOwed(state: State): { seat: Seat; count: number }[] {
  const encounter = encounterOf(state);
  const ships = (seat: Seat) => encounter.shipsAtOutcome?.[seat] ?? 0;
  return timingOrder(state)
    .filter((seat) => encounter.allies[seat] === 'defense')
    .map((seat) => ({ seat, count: ships(seat) * ruleFor(state, seat, 'rewardsPerShip', 1) }))
    .filter(({ count }) => count > 0);
}

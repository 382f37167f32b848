import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import { alliesOf, otherSide, sideOf } from '../state/seats.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { bothAttack } from '../encounter/reading.ts';
import { totalsOf, winnerOf } from '../encounter/totals.ts';
import type { Side, State } from '../state/state.ts';

// Words for `isWise` of an ability: what a player goes by who does not think ahead.

/** Who wins by the cards that lie open, or has won; null as long as that is not known, and in talks. */
function winnerInSight(state: State): Side | null {
  const { encounter } = state;
  if (encounter?.result === 'offense-won') return 'offense';
  if (encounter?.result === 'defense-won') return 'defense';
  const [offense, defense] = [encounter?.cards.offense?.counts, encounter?.cards.defense?.counts];
  if (!offense || !defense || encounter?.result !== null) return null;
  return offense.type === 'negotiate' && defense.type === 'negotiate' ? null : winnerOf(state);
}

const ownSide = ({ encounter }: State, seat: Seat): Side | null => encounter && sideOf(encounter, seat);

/** The seat's side loses as the cards lie. */
export function isLosing(state: State, seat: Seat): boolean {
  const side = ownSide(state, seat);
  return side !== null && winnerInSight(state) === otherSide(side);
}

/** The seat's side loses as the attacks lie, and would win with what these cards add. */
export function turnsWith(state: State, seat: Seat, cards: readonly CardId[]): boolean {
  if (!isLosing(state, seat) || !bothAttack(state)) return false;
  const amount = cards.reduce((sum, card) => sum + cardFacts(card).value, 0);
  const { offense, defense } = totalsOf(state);
  return ownSide(state, seat) === 'offense' ? offense + amount > defense : defense + amount >= offense;
}

/** The seat's side wins as the cards lie. */
export function isWinning(state: State, seat: Seat): boolean {
  const side = ownSide(state, seat);
  return side !== null && winnerInSight(state) === side;
}

/** The other side's allies have more ships than the own side's. */
export function isOutnumbered(state: State, seat: Seat): boolean {
  const side = ownSide(state, seat);
  const { encounter } = state;
  if (side === null || !encounter) return false;
  const ships = (of: Side) =>
    alliesOf(encounter, of).reduce((sum, ally) => sum + shipsInEncounter(state, ally), 0);
  return ships(otherSide(side)) > ships(side) + 1;
}

/** More of the seat's ships are in the warp than others have there on the average, and more than two. */
export function isStranded({ warp, players }: State, seat: Seat): boolean {
  const own = warp[seat] ?? 0;
  const all = warp.reduce((sum, ships) => sum + ships, 0);
  return own > 2 && own * players.length > all;
}

/** An attack that is neither high nor low. */
const middlingAttack = 8;

/** As a main player, the seat has laid a card that most others would beat. */
export function hasLaidLow({ encounter }: State, seat: Seat): boolean {
  const side = encounter && !isBystander({ encounter }, seat) ? sideOf(encounter, seat) : null;
  const played = side && encounter?.cards[side];
  return played ? cardFacts(played.card).value < middlingAttack : false;
}

/** The seat does not take part as a main player. */
export const isBystander = ({ encounter }: Pick<State, 'encounter'>, seat: Seat): boolean =>
  encounter !== null && seat !== encounter.offense && seat !== encounter.defense;

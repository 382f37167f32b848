import { colours } from '../content/colours.ts';
import { type FacilityId, isFacility } from '../content/facilities.ts';
import { isTerritory } from '../content/territories.ts';
import { titleOf } from '../content/tech-cards.ts';
import { techCards } from '../rules/cards/index.ts';
import { lastCircle } from '../rules/facilities/colonist-hub.ts';
import { shipOf, shipsOfAt } from '../rules/ships/ships.ts';
import { activePlayer, relicIndex, type State, type ThisTurn } from '../rules/state/state.ts';
import { refuseUncountable } from './check-description.ts';

/** Refuses what cannot have happened this turn; throws a sentence. Where ships must stand, the invariants tell. */
export function checkThisTurn(state: State): void {
  for (const check of Object.values(checks)) check(state);
}

const checks: Readonly<Record<keyof ThisTurn, (state: State) => void>> = {
  discarded: ({ thisTurn }) => refuseUnclear('discarded', thisTurn.discarded),
  usedCards: checkUsedCards,
  artifactUnspent: ({ thisTurn }) => checkShips('artifactUnspent', thisTurn.artifactUnspent),
  artifactCycles: (state) =>
    refuseUncountable(
      'artifactCycles',
      state.thisTurn.artifactCycles,
      0,
      mostDocked(state, 'alien-artifact'),
    ),
  hubShips: (state) =>
    refuseUncountable('hubShips', state.thisTurn.hubShips, 0, mostDocked(state, 'colonist-hub')),
  asimovUsed({ thisTurn }) {
    refuseUnclear('asimovUsed', thisTurn.asimovUsed);
    if (thisTurn.asimovUsed && thisTurn.hubShips < 2)
      throw new Error('asimovUsed takes a second ship at the Hub this turn');
  },
  hubExcess(state) {
    const isReady = activePlayer(state).hub === lastCircle;
    refuseUncountable(
      `hubExcess with the colony ${isReady ? '' : 'not '}on circle ${lastCircle}`,
      state.thisTurn.hubExcess,
      0,
      isReady ? 1 : 0,
    );
  },
  mineShips: (state) =>
    refuseUncountable('mineShips', state.thisTurn.mineShips, 0, mostDocked(state, 'lunar-mine')),
  marketShips: ({ thisTurn }) => checkShips('marketShips', thisTurn.marketShips),
  borrowed({ thisTurn: { borrowed } }) {
    if (borrowed === null) return;
    if (!isTerritory(borrowed)) throw new Error(`there is no territory '${String(borrowed)}'`);
    if (borrowed === 'burroughs-desert') throw new Error('the bonus of burroughs-desert cannot be borrowed');
  },
  teleported: checkTeleported,
};

/** Ships that can have docked there this turn: those still there, and the one the Teleporter lifted. */
const mostDocked = (state: State, facility: FacilityId): number =>
  shipsOfAt(state, state.turn, facility).length + (state.thisTurn.teleported?.from === facility ? 1 : 0);

function checkUsedCards(state: State): void {
  const { usedCards, discarded } = state.thisTurn;
  refuseUnlisted('usedCards', usedCards);
  const owner = colours[state.turn];
  // the one that was discarded may lie anywhere by now
  let mayBeGone = discarded ? 1 : 0;
  for (const card of usedCards) {
    const isHeld = activePlayer(state).cards.includes(card);
    const isGone = [...state.discard, ...state.display, ...state.draw].includes(card);
    if (!isHeld && !(isGone && mayBeGone-- > 0)) throw new Error(`${owner} has no card '${card}' to use`);
    if (!techCards[titleOf(card)].fuel) throw new Error(`${card} has no power to use`);
  }
}

function checkShips(what: string, ships: readonly number[]): void {
  refuseUnlisted(what, ships);
  for (const ship of ships) refuseUncountable(`a ship of ${what}`, ship, 0, relicIndex);
}

function checkTeleported(state: State): void {
  const { teleported } = state.thisTurn;
  if (teleported === null) return;
  const { ship, from }: { ship: number; from: string } = teleported;
  refuseUncountable('the teleported ship', ship, 0, relicIndex);
  if (!isFacility(from) || from === 'terraforming-station')
    throw new Error(`a ship cannot be teleported from '${from}'`);
  const { at } = shipOf(state, state.turn, ship);
  if (at === 'stock' || at === from) throw new Error(`the teleported ship cannot be at ${at} now`);
}

function refuseUnclear(what: string, value: unknown): void {
  if (typeof value !== 'boolean') throw new Error(`${what} must be true or false, not ${String(value)}`);
}

function refuseUnlisted(what: string, list: unknown): void {
  if (!Array.isArray(list)) throw new Error(`${what} must be a list, not ${String(list)}`);
  if (new Set(list).size < list.length) throw new Error(`${what} names something twice`);
}

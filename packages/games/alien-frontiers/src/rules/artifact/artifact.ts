import { type Reason, reason } from '@starboard/engine';
import { type Title, titleOf } from '../../content/tech-cards.ts';
import { owns, refillDisplay } from './card-moves.ts';
import type { AfTable } from '../state/events.ts';
import { shipOf } from '../ships/ships.ts';
import { activePlayer, type State } from '../state/state.ts';

/** Points a card costs at the Artifact. */
export const claimCost = 8;
const rule = 'af.rule.alien-artifact';

/** Points of the ships docked at the Artifact this turn that have not paid for a card yet. */
export const artifactCredit = (state: State): number =>
  state.thisTurn.artifactUnspent.reduce((sum, ship) => sum + shipOf(state, state.turn, ship).value, 0);

const noCycle = reason('af.no-cycle', undefined, rule);

export const refuseCycle = (state: State): Reason | null =>
  state.thisTurn.artifactCycles > 0 ? null : noCycle;

export function cycleDisplay(table: AfTable): void {
  const { state } = table;
  state.thisTurn.artifactCycles--;
  table.emit({ type: 'displayCycled', seat: state.turn, cards: state.display });
  state.discard.push(...state.display);
  state.display = [];
  refillDisplay(table);
}

export function refuseClaim(state: State, title: Title): Reason | null {
  const credit = artifactCredit(state);
  if (credit < claimCost) return reason('af.credit-too-low', { credit, needed: claimCost }, rule);
  if (!state.display.some((card) => titleOf(card) === title))
    return reason('af.not-displayed', { title }, rule);
  return owns(state, state.turn, title) ? reason('af.owns-title', { title }, 'af.rule.no-duplicates') : null;
}

export function claimable(state: State): Title[] {
  if (state.thisTurn.artifactUnspent.length === 0 || artifactCredit(state) < claimCost) return [];
  const titles = new Set(state.display.map(titleOf));
  return [...titles].filter((title) => !owns(state, state.turn, title));
}

export function claim(table: AfTable, title: Title): void {
  const { state } = table;
  const copies = state.display.filter((card) => titleOf(card) === title);
  // of two copies no player would take the one that has worked this turn
  const card = copies.find((copy) => !state.thisTurn.usedCards.includes(copy)) ?? copies[0];
  if (card === undefined) throw new Error(`${title} is not displayed`);
  state.display.splice(state.display.indexOf(card), 1);
  activePlayer(state).cards.push(card);
  table.emit({ type: 'cardClaimed', seat: state.turn, card });
  state.thisTurn.artifactUnspent = [];
  state.thisTurn.artifactCycles = 0;
  refillDisplay(table);
}

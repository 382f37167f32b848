import { cardFacts } from '../../content/cosmic-cards.ts';
import { turnUp } from '../cards/known-cards.ts';
import type { CeTable } from '../state/events.ts';
import { goHomeAll } from '../ships/move-ships.ts';
import { ruleFor } from '../powers/passives.ts';
import { mainOf, otherSide, timingOrder } from '../state/seats.ts';
import { opens, sequence } from '../sequence.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { showCard } from '../encounter/show-card.ts';
import { type Encounter, encounterOf, type PlayedCard, type Side, type State } from '../state/state.ts';
import { partsOfTotals } from '../encounter/total-parts.ts';
import { stepsOfTotals, totalsOf, winnerOf } from '../encounter/totals.ts';
import { deal } from '../deal/deal.ts';
import { runs } from '../runs.ts';

const playedOf = (encounter: Encounter, side: Side): PlayedCard => {
  const played = encounter.cards[side];
  if (!played) throw new Error(`the ${side} has no card on the table`);
  return played;
};

const sides = ['offense', 'defense'] as const;

/** The opponent of a player that reveals last turns its card up first. */
function flipFirst(table: CeTable): void {
  const encounter = encounterOf(table.state);
  for (const side of sides) {
    if (ruleFor(table.state, mainOf(encounter, otherSide(side)), 'revealsLast', false)) showCard(table, side);
  }
}

/** The cards are turned up, unless a claim stands; a morph becomes what lies opposite, and stays that. */
function flip(table: CeTable): void {
  const encounter = encounterOf(table.state);
  const offense = playedOf(encounter, 'offense');
  const defense = playedOf(encounter, 'defense');
  for (const played of [offense, defense]) if (played.claim === null) turnUp(table.state, played);
  table.reveal();
  offense.counts ??= face(offense);
  defense.counts ??= face(defense);
  copyCards(encounter);
  const shown = ({ isFaceUp, card }: PlayedCard) => (isFaceUp ? card : null);
  table.emit({ type: 'cardsRevealed', offense: shown(offense), defense: shown(defense) });
}

/** A morph becomes what lies opposite, if that is anything. */
function copyCards(encounter: Encounter): void {
  for (const side of sides) {
    const { counts } = playedOf(encounter, otherSide(side));
    playedOf(encounter, side).counts ??= counts && { ...counts };
  }
}

function face({ card, claim }: PlayedCard): PlayedCard['counts'] {
  const { type, value } = cardFacts(claim === null ? card : `${claim}/1`);
  return type === 'attack' || type === 'negotiate' ? { type, value } : null;
}

const isDeal = (encounter: Encounter): boolean =>
  encounter.cards.offense?.counts?.type === 'negotiate' &&
  encounter.cards.defense?.counts?.type === 'negotiate';

/** Attack against attack compares totals; an attack beats a negotiate; two negotiates talk; two morphs both lose. */
function determineOutcome(table: CeTable) {
  const { state } = table;
  const encounter = encounterOf(state);
  encounter.shipsAtOutcome = state.players.map((_, seat) => shipsInEncounter(state, seat));
  copyCards(encounter);
  // a morph against one that was only claimed: there is nothing to copy
  if (playedOf(encounter, 'offense').counts === null) {
    encounter.result = 'both-lost';
    return undefined;
  }
  if (isDeal(encounter)) {
    const allies = timingOrder(state).filter((seat) => encounter.allies[seat] !== null);
    encounter.allies.fill(null);
    return runs(goHomeAll, { seats: allies });
  }
  const areAttacks = sides.every((side) => playedOf(encounter, side).counts?.type === 'attack');
  if (areAttacks) {
    const totals = totalsOf(state);
    encounter.lostBy = Math.abs(totals.offense - totals.defense);
    encounter.compared = stepsOfTotals(state);
    table.emit({ type: 'totalsCompared', ...totals, parts: partsOfTotals(state) });
  }
  encounter.result = winnerOf(state) === 'offense' ? 'offense-won' : 'defense-won';
  return undefined;
}

export const reveal = sequence<object>('reveal', {
  'before-reveal': opens('reveal.before-reveal'),
  'flip-first': (table) => flipFirst(table),
  'flipping-window': opens('reveal.flip'),
  flip: (table) => flip(table),
  'at-flip': opens('reveal.at-flip'),
  'after-reveal': opens('reveal.after-reveal'),
  outcome: (table) => determineOutcome(table),
  talks: ({ state }: { state: State }) => (encounterOf(state).result === null ? runs(deal, {}) : undefined),
});

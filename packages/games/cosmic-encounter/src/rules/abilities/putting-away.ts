import type { CardId } from '../../content/cosmic-cards.ts';
import { techFacts, type TechId } from '../../content/technologies.ts';
import { putOnDiscard } from '../cards/cards.ts';
import type { CeTable } from '../state/events.ts';
import { giveBack, putInHand } from '../cards/sheet-cards.ts';
import { playerOf, type Use } from '../state/state.ts';
import type { Source } from '../../content/abilities.ts';
import { abilityOf } from './registry.ts';

/** A technology is discarded when it was stopped, and most of them when they have worked. */
export function techSpent({ ability, isCancelled }: Use): TechId | null {
  const { source, isCompletion } = abilityOf(ability);
  if (source.kind !== 'technology') return null;
  const isUsedUp = !isCompletion && techFacts(source.technology).kind === 'once';
  return isCancelled || isUsedUp ? source.technology : null;
}

/** The card of a use that is over goes where it belongs; that a flare has worked may be answered. */
export function putAway(table: CeTable, done: Use): void {
  const { seat, ability, card, isCancelled } = done;
  const { source } = abilityOf(ability);
  if (card === null) return;
  putCardAway(table, done, card, source);
  if (source.kind === 'flare' && !isCancelled) table.state.triggers.push({ type: 'flare-used', seat, card });
}

/** Artifacts are spent; a flare goes back to its player unless it was stopped; some cards go elsewhere. */
function putCardAway(
  table: CeTable,
  { seat, isCancelled, cardTo, fromSheet }: Use,
  card: CardId,
  source: Source,
): void {
  const isPlacedAlready = source.kind === 'reinforcement' && !isCancelled;
  if (isPlacedAlready) return;
  const isKept = source.kind === 'power' || (source.kind === 'flare' && !isCancelled);
  const isReturned = cardTo === seat || (isKept && (cardTo ?? 'aside') === 'aside');
  if (isReturned && fromSheet !== null) return giveBack(table, seat, fromSheet, card);
  const to = cardTo ?? (isKept ? seat : 'discard');
  if (to === 'discard') return putOnDiscard(table, seat, [card], true, fromSheet);
  if (to === 'aside') {
    playerOf(table.state, seat).aside.push(card);
    return;
  }
  putInHand(table.state, to, card);
  if (to !== seat) table.emit({ type: 'cardsTaken', seat: to, from: seat, cards: [card] });
}

import { call, end, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { isStrengthened } from '../../rules/abilities/answering.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import {
  discardFromHand,
  handOf,
  hasCards,
  hasEncounterCard,
  putOnDiscard,
  randomCards,
} from '../../rules/cards/cards.ts';
import { demandFromAll } from '../../rules/cards/demand-from-all.ts';
import { putInHand } from '../../rules/cards/sheet-cards.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable, Event } from '../../rules/state/events.ts';
import { newHand } from '../../rules/cards/new-hand.ts';
import { pickShips } from '../../rules/ships/pick-ships.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { clockwiseFrom, opponentOf } from '../../rules/state/seats.ts';
import type { State, Use } from '../../rules/state/state.ts';
import { winBeforeReveal } from '../../rules/encounter/win-before-reveal.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const shipsLost = 3;

/** All who gave nothing lose ships of its choice at once; then it may have to draw a new hand. */
const punish = procedure<
  { readonly seat: Seat; readonly unwilling: readonly Seat[] },
  'ships' | 'new-hand' | 'end'
>('hate-punish', 'ships', {
  ships: (_table, { seat, unwilling }) => {
    const owed = unwilling.map((victim) => ({ seat: victim, count: shipsLost }));
    return call(pickShips, { seat, owed, losses: [] }, 'new-hand');
  },
  'new-hand': (table, { seat }) => {
    // that there is an encounter card left is news
    table.reveal();
    return hasEncounterCard(table.state, seat) ? end() : call(newHand, { seat }, 'end');
  },
  end: () => end(),
});

/** The card named is discarded, or with the flare only shown, and all others have to follow. */
function enrage(table: CeTable, use: Use) {
  const { state } = table;
  const { seat } = use;
  const card = use.card as CardId;
  use.card = null;
  if (isStrengthened(state, seat, 'hate.rage')) putInHand(state, seat, card);
  else putOnDiscard(table, seat, [card]);
  const type = typeOf(card);
  const atLeast = type === 'attack' ? cardFacts(card).value : 0;
  const left = clockwiseFrom(state.players.length, seat).slice(1);
  const demand = { type, atLeast, instead: 'ships', rule: 'ce.rule.hate' };
  return runs(demandFromAll, { ...demand, left, unwilling: [] });
}

/** Takes a card from the opponent's hand by chance; without an encounter card there it has lost. */
function wreck(table: CeTable, { seat }: Use): void {
  const { state } = table;
  const opponent = opponentOf(state, seat) as Seat;
  discardFromHand(table, opponent, randomCards(table, opponent, 1));
  if (!hasEncounterCard(state, opponent)) winBeforeReveal(state, ownSide(state, seat));
}

/** Rage: discards a card, and players who do not follow suit lose ships. */
export const hate = alien({
  id: 'hate',
  power: {
    id: 'hate.rage',
    when: 'start-turn.after-hand-check',
    as: 'offense',
    use: 'must',
    if: hasCards,
    asks: asksOne('ce.ask.rage', handOf),
    showsCard: true,
    effect: enrage,
    afterwards: (_table, { seat }, unwilling) => runs(punish, { seat, unwilling: unwilling as Seat[] }),
  },
  wild: {
    when: 'planning.before-select',
    as: 'main',
    if: (state, seat) => hasCards(state, opponentOf(state, seat) as Seat),
    effect: wreck,
  },
  // the card is only shown
  super: { when: 'react.power-use', as: 'offense', strengthens: 'hate.rage' },
  procedures: [punish],
});

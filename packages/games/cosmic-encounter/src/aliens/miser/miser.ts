import type { Seat } from '@starboard/engine';
import { type CardId, isEncounterCard } from '../../content/cosmic-cards.ts';
import { phaseWindows } from '../../content/windows.ts';
import { asksOne, asksSome, decides } from '../../rules/asking/asking.ts';
import { handOf, handSize, hasCards, putOnDiscard, takeFromDeck } from '../../rules/cards/cards.ts';
import { compensationOwed } from '../../rules/encounter/compensation.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { sheetOf } from '../../rules/powers/powers.ts';
import { leavesUnseen } from '../../rules/cards/known-cards.ts';
import { takeCard } from '../../rules/cards/sheet-cards.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const hoardOf = (state: State, seat: Seat): Sheet => sheetOf(state, seat, 'miser') as Sheet;

const mostBesides = 2;

/** A new hand is drawn by the player who is asked; about compensation all players are asked. */
const isInDanger = (state: State, seat: Seat): boolean =>
  encounterOf(state).phase !== 'resolution' || compensationOwed(state)?.payer === seat;

function addToHoard(table: CeTable, seat: Seat, count: number): readonly CardId[] {
  const cards = takeFromDeck(table, count);
  hoardOf(table.state, seat).cards.push(...cards);
  table.emit({ type: 'cardsLaidOnSheet', seat, from: null, cards });
  return cards;
}

/** Hoard: a second hand on the sheet, to be played from and safe from the others. */
export const miser = alien({
  id: 'miser',
  passive: { playsFromSheet: 'miser.hoard' },
  power: [
    {
      id: 'miser.choose',
      when: 'turn.begin',
      as: 'any',
      use: 'must',
      isNoUse: true,
      if: ({ turnNumber }) => turnNumber === 1,
      // two hands were dealt: either may be the hoard
      effect: decides(
        asksOne('ce.ask.hoard', ['keep', 'swap'], { secret: true, timeout: 'keep' }),
        ({ state }, { seat }, answer) => {
          const sheet = hoardOf(state, seat);
          const player = playerOf(state, seat);
          if (answer === 'swap') [sheet.cards, player.hand] = [player.hand, sheet.cards];
        },
      ),
    },
    // no moment of its own: whenever a card of the hoard is played
    { id: 'miser.hoard', when: [], as: 'any', use: 'may', repeats: true },
    {
      id: 'miser.renew',
      // at any time: wherever players may act, and before its turn ends for want of a card
      when: [...phaseWindows, 'trigger.out-of-cards'],
      as: 'any',
      use: 'may',
      isNoUse: true,
      // until there is an encounter card in it
      repeats: true,
      if: (state, seat) =>
        !hoardOf(state, seat).cards.some(isEncounterCard) && state.deck.length + state.discard.length > 0,
      effect: (table, { seat }) => {
        const discarded = hoardOf(table.state, seat).cards.splice(0);
        if (discarded.length > 0) putOnDiscard(table, seat, discarded);
        addToHoard(table, seat, handSize);
      },
    },
  ],
  wild: {
    when: ['trigger.new-hand', 'resolution.compensation'],
    as: 'any',
    if: isInDanger,
    // other cards go aside together with it, out of the others' reach
    effect: (_table, use) => {
      use.cardTo = 'aside';
    },
    afterwards: decides(
      asksSome('ce.ask.lay-aside', handOf, 0, mostBesides, { timeout: [] }),
      ({ state }, { seat }, cards) => {
        for (const card of cards) takeCard(state, seat, card);
        leavesUnseen(state, seat, cards.length);
        playerOf(state, seat).aside.push(...cards);
      },
      hasCards,
    ),
  },
  super: {
    when: 'regroup.start',
    as: 'offense',
    effect: (table, { seat }) => {
      // a draw like others, though it comes into no hand
      if (addToHoard(table, seat, 1).length > 0)
        table.state.triggers.push({ type: 'cards-drawn', seat, cards: [] });
    },
  },
});

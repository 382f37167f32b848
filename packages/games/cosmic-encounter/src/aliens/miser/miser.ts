import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { isEncounterCard } from '../../content/cosmic-cards.ts';
import { handSize, putOnDiscard, takeFromDeck } from '../../rules/cards.ts';
import type { CeTable, Event } from '../../rules/events.ts';
import { sheetOf } from '../../rules/powers.ts';
import { playerOf, type Sheet, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const hoardOf = (state: State, seat: Seat): Sheet => sheetOf(state, seat, 'miser') as Sheet;

/** Two hands were dealt: either may be the hoard. */
const chooseHoard = procedure<{ readonly seat: Seat }, 'which'>('miser-hoard', 'which', {
  which: asks(
    (_state, { seat }) => ({
      seat,
      prompt: 'ce.ask.hoard',
      shape: { kind: 'choose', options: ['keep', 'swap'] },
      secret: true,
      timeout: 'keep',
    }),
    ({ state }, { seat }, answer) => {
      const sheet = hoardOf(state, seat);
      const player = playerOf(state, seat);
      if (answer === 'swap') [sheet.cards, player.hand] = [player.hand, sheet.cards];
      return end();
    },
  ),
});

function addToHoard(table: CeTable, seat: Seat, count: number): void {
  const cards = takeFromDeck(table, count);
  hoardOf(table.state, seat).cards.push(...cards);
  table.emit({ type: 'cardsLaidOnSheet', seat, from: null, cards });
}

/** Hoard: a second hand on the sheet, to be played from and safe from everybody. */
export const miser = alien({
  id: 'miser',
  passive: { playsFromSheet: 'miser.hoard' },
  abilities: [
    {
      id: 'miser.choose',
      when: 'turn.begin',
      as: 'any',
      use: 'must',
      isNoUse: true,
      if: ({ turnNumber }) => turnNumber === 1,
      effect: (_table, { seat }) => call(chooseHoard, { seat }, 'finish'),
    },
    // no moment of its own: whenever a card of the hoard is played
    { id: 'miser.hoard', when: [], as: 'any', use: 'may', repeats: true, effect: () => undefined },
    {
      id: 'miser.renew',
      when: ['start-turn.before-hand-check', 'regroup.start', 'planning.before-select', 'encounter.end'],
      as: 'any',
      use: 'may',
      isNoUse: true,
      if: (state, seat) =>
        !hoardOf(state, seat).cards.some(isEncounterCard) && state.deck.length + state.discard.length > 0,
      effect: (table, { seat }) => {
        const discarded = hoardOf(table.state, seat).cards.splice(0);
        if (discarded.length > 0) putOnDiscard(table, seat, discarded);
        addToHoard(table, seat, handSize);
      },
    },
  ],
  super: {
    when: 'regroup.start',
    as: 'offense',
    effect: (table, { seat }) => addToHoard(table, seat, 1),
  },
  procedures: [chooseHoard],
});

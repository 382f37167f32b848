import type { Seat } from '@starboard/engine';
import { hasUsed, isStrengthened } from '../../rules/abilities/answering.ts';
import { asksOne, asksPlayer } from '../../rules/asking/asking.ts';
import { hasCards, takeFromDeck } from '../../rules/cards/cards.ts';
import { isForgotten } from '../../rules/cards/known-cards.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { sheetOf } from '../../rules/powers/powers.ts';
import { putBack } from '../../rules/cards/put-back.ts';
import { opponentOf, othersThan } from '../../rules/state/seats.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const cardsOffDeck = 6;

/** All players but the main ones. */
const others = (state: State, seat: Seat): Seat[] =>
  othersThan(state, seat).filter((other) => other !== opponentOf(state, seat));

/** Players who have cards to take, or the deck once the flare allows it. */
const prey = (state: State, seat: Seat): string[] => [
  ...others(state, seat)
    .filter((other) => hasCards(state, other))
    .map(String),
  ...(isStrengthened(state, seat, 'demon.possess') ? ['deck'] : []),
];

function possess(table: CeTable, seat: Seat, from: Seat | null): void {
  const { state } = table;
  const sheet = sheetOf(state, seat, 'demon') as Sheet;
  table.reveal();
  const cards = from === null ? takeFromDeck(table, cardsOffDeck) : playerOf(state, from).hand.splice(0);
  if (from !== null) isForgotten(state, from);
  sheet.cards = cards;
  sheet.cardsFrom = from ?? 'deck';
  table.emit({ type: 'cardsLaidOnSheet', seat, from, cards: [...cards] });
}

/** Possess: another player's whole hand is the Demon's to play from for this encounter. */
export const demon = alien({
  id: 'demon',
  power: [
    {
      id: 'demon.possess',
      when: 'alliance.before-invites',
      as: 'main',
      use: 'may',
      if: (state, seat) => prey(state, seat).length > 0,
      asks: asksOne('ce.ask.possess', prey),
      effect: (table, { seat, choices }) => possess(table, seat, choices === 'deck' ? null : Number(choices)),
    },
    {
      id: 'demon.put-back',
      when: 'encounter.end',
      as: 'any',
      use: 'must',
      isNoUse: true,
      if: (state, seat) => {
        const sheet = sheetOf(state, seat, 'demon');
        return sheet?.cardsFrom === 'deck' && sheet.cards.length > 1;
      },
      effect: (_table, { seat }) => runs(putBack, { seat, alien: 'demon' }),
    },
  ],
  wild: {
    when: 'alliance.before-invites',
    as: 'main',
    asks: asksPlayer('ce.ask.force-ally', others),
    effect: ({ state }, { seat, choices }) => {
      encounterOf(state).forced.push({ seat: Number(choices), by: seat });
    },
  },
  super: {
    when: 'alliance.before-invites',
    as: 'main',
    if: (state, seat) => !hasUsed(state, seat, 'demon.possess'),
    strengthens: 'demon.possess',
  },
});

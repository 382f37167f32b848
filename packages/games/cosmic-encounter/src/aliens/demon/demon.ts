import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { takeFromDeck } from '../../rules/cards.ts';
import type { CeTable, Event } from '../../rules/events.ts';
import { sheetOf } from '../../rules/powers.ts';
import { opponentOf } from '../../rules/seats.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const cardsOffDeck = 6;

const others = (state: State, seat: Seat): Seat[] =>
  state.players
    .map((_, other) => other)
    .filter((other) => other !== seat && other !== opponentOf(state, seat));

const boost = (seat: Seat): string => `${seat}:demon.possess`;

/** Whoever has cards to take, or the deck once the flare allows it. */
const prey = (state: State, seat: Seat): string[] => [
  ...others(state, seat)
    .filter((other) => playerOf(state, other).hand.length > 0)
    .map(String),
  ...(encounterOf(state).boosts.includes(boost(seat)) ? ['deck'] : []),
];

const choosing = (name: string, prompt: string, options: (state: State, seat: Seat) => string[]) =>
  procedure<{ readonly seat: Seat }, 'who'>(name, 'who', {
    who: asks(
      (state, { seat }) => ({ seat, prompt, shape: { kind: 'choose', options: options(state, seat) } }),
      (_table, _locals, who) => end(who),
    ),
  });

const choosePrey = choosing('demon-prey', 'ce.ask.possess', prey);
const chooseAlly = choosing('demon-ally', 'ce.ask.force-ally', (state, seat) =>
  others(state, seat).map(String),
);

function possess(table: CeTable, seat: Seat, from: Seat | null): void {
  const { state } = table;
  const sheet = sheetOf(state, seat, 'demon') as Sheet;
  table.reveal();
  const cards: CardId[] =
    from === null ? takeFromDeck(table, cardsOffDeck) : playerOf(state, from).hand.splice(0);
  sheet.cards = cards;
  sheet.cardsFrom = from ?? 'deck';
  table.emit({ type: 'cardsLaidOnSheet', seat, from, cards: [...cards] });
}

/** What is left of the deck's cards goes back on it one by one, the last one on top. */
const putBack = procedure<{ readonly seat: Seat }, 'next' | 'which'>('demon-put-back', 'next', {
  next: ({ state }, { seat }) =>
    (sheetOf(state, seat, 'demon')?.cards.length ?? 0) > 1 ? goto('which') : end(),
  which: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.put-back',
      shape: { kind: 'choose', options: [...(sheetOf(state, seat, 'demon')?.cards ?? [])] },
    }),
    ({ state }, { seat }, card) => {
      const sheet = sheetOf(state, seat, 'demon') as Sheet;
      sheet.cards = sheet.cards.filter((other) => other !== card);
      state.deck.push(card);
      return goto('next');
    },
  ),
});

/** Possess: another player's whole hand is the Demon's to play from for this encounter. */
export const demon = alien({
  id: 'demon',
  abilities: [
    {
      id: 'demon.possess',
      when: 'alliance.before-invites',
      as: 'main',
      use: 'may',
      if: (state, seat) => prey(state, seat).length > 0,
      asks: choosePrey,
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
      effect: (_table, { seat }) => call(putBack, { seat }, 'finish'),
    },
  ],
  wild: {
    when: 'alliance.before-invites',
    as: 'main',
    asks: chooseAlly,
    effect: ({ state }, { seat, choices }) => {
      encounterOf(state).forced.push({ seat: Number(choices), by: seat });
    },
  },
  super: {
    when: 'alliance.before-invites',
    as: 'main',
    if: (state, seat) => !encounterOf(state).used.some((key) => key.startsWith(boost(seat))),
    effect: ({ state }, { seat }) => {
      encounterOf(state).boosts.push(boost(seat));
    },
  },
  procedures: [choosePrey, chooseAlly, putBack],
});

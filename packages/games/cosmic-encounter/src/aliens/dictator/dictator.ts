import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type DestinyId, destinyDeck } from '../../content/destiny.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import type { CeTable, Event } from '../../rules/state/events.ts';
import { readyDestinyDeck } from '../../rules/phases/destiny.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** What the deck holds is no secret, how it lies is: it is looked through in the order of a new one. */
const inOrder = (state: State): DestinyId[] =>
  destinyDeck(state.players.length).filter((card) => state.destinyDeck.includes(card));

const chooseDestiny = procedure<{ readonly seat: Seat }, 'ready' | 'which'>('dictator-destiny', 'ready', {
  ready(table) {
    readyDestinyDeck(table);
    return goto('which');
  },
  which: asks(
    (state, { seat }) => asksOne('ce.ask.command', inOrder)(state, seat),
    (_table, _locals, card) => end(card),
  ),
});

/** Shuffles the deck, and lays the card chosen on top of it. */
function shuffle(table: CeTable, chosen: DestinyId | null): void {
  const { state } = table;
  const others = state.destinyDeck.filter((card) => card !== chosen);
  state.destinyDeck = [...table.shuffle('destiny', others), ...(chosen === null ? [] : [chosen])];
}

/** Command: chooses the destiny card that the offense draws. */
export const dictator = alien({
  id: 'dictator',
  power: [
    {
      id: 'dictator.command',
      when: 'destiny.before-draw',
      as: 'not-offense',
      use: 'must',
      isPerDestinyCard: true,
      asks: chooseDestiny,
      effect: (table, { choices }) => shuffle(table, choices as DestinyId),
      cancelled: (table) => shuffle(table, null),
    },
    {
      id: 'dictator.shuffle',
      when: 'destiny.before-draw',
      as: 'offense',
      use: 'must',
      isNoUse: true,
      isPerDestinyCard: true,
      effect: (table) => shuffle(table, null),
    },
  ],
  wild: {
    when: 'destiny.after-draw',
    as: 'not-offense',
    if: (state) => !encounterOf(state).mustRedraw,
    effect: ({ state }) => {
      encounterOf(state).mustRedraw = true;
    },
  },
  super: { when: 'destiny.before-draw', as: 'offense', usesPower: 'dictator.command' },
});

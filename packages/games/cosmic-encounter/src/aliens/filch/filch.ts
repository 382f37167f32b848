import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, typeOf } from '../../content/cosmic-cards.ts';
import { answered } from '../../rules/abilities/answering.ts';
import { discardFromHand } from '../../rules/cards.ts';
import type { CeTable, Event } from '../../rules/events.ts';
import { opponentOf } from '../../rules/seats.ts';
import { encounterOf, playerOf, type State, type Use } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** Encounter cards of others that have just been discarded and still lie there. */
const loot = (state: State, seat: Seat): { readonly seat: Seat; readonly card: CardId }[] =>
  encounterOf(state).discarded.filter(
    (played) => played.seat !== seat && state.discard.includes(played.card),
  );

const takenFrom = (state: State, seat: Seat): CardId | undefined =>
  loot(state, seat).find((played) => played.seat === opponentOf(state, seat))?.card;

function take({ state }: CeTable, seat: Seat, card: CardId): void {
  state.discard = state.discard.filter((other) => other !== card);
  playerOf(state, seat).hand.push(card);
}

const negotiateOf = (state: State, seat: Seat): CardId | undefined =>
  playerOf(state, seat).hand.find((card) => typeOf(card) === 'negotiate');

/** For a negotiate, the card another player is playing does nothing and changes hands. */
function steal(table: CeTable, { seat }: Use): void {
  const { state } = table;
  const stolen = answered(state);
  discardFromHand(table, seat, [negotiateOf(state, seat) ?? ''].filter(Boolean));
  stolen.isCancelled = true;
  stolen.cardTo = seat;
  if (stolen.card !== null) encounterOf(state).resting.push(stolen.card);
}

const chooseLoot = procedure<{ readonly seat: Seat }, 'which'>('filch-loot', 'which', {
  which: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.loot',
      shape: { kind: 'choose', options: loot(state, seat).map(({ card }) => card) },
    }),
    (_table, _locals, card) => end(card),
  ),
});

/** Theft: takes the opponent's encounter card from the discard pile. */
export const filch = alien({
  id: 'filch',
  abilities: [
    {
      id: 'filch.theft',
      when: 'resolution.after-discard',
      as: 'main',
      use: 'may',
      if: (state, seat) => takenFrom(state, seat) !== undefined,
      effect: (table, { seat }) => take(table, seat, takenFrom(table.state, seat) ?? ''),
    },
  ],
  wild: {
    when: ['react.flare', 'react.artifact'],
    as: 'any',
    if: (state, seat) => state.uses.at(-1)?.seat !== seat && negotiateOf(state, seat) !== undefined,
    effect: steal,
  },
  super: {
    when: 'resolution.after-discard',
    as: 'any',
    if: (state, seat) => loot(state, seat).length > 0,
    asks: chooseLoot,
    effect: (table, { seat, choices }) => take(table, seat, choices as CardId),
  },
  procedures: [chooseLoot],
});

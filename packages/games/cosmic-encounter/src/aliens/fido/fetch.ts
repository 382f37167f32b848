import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { asksCardOrShip, takeCardOrShip } from '../../rules/asking/card-or-ship.ts';
import { discardFromHand, takeFromDiscard } from '../../rules/cards/cards.ts';
import type { Event } from '../../rules/state/events.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** Encounter cards of this encounter that lie in the discard pile. */
export const fetchable = (state: State): CardId[] =>
  encounterOf(state).discarded.flatMap(({ card }) => (state.discard.includes(card) ? [card] : []));

interface Fetching {
  readonly seat: Seat;
  /** Every card may be offered, one after another. */
  readonly isAll: boolean;
  /** Cards that have had their turn, the latest last. */
  readonly offered: CardId[];
  to?: Seat;
}

const left = (state: State, { offered }: Fetching): CardId[] =>
  fetchable(state).filter((card) => !offered.includes(card));

const current = ({ offered }: Fetching): CardId => offered.at(-1) as CardId;

/** The other takes the card or not; then Fido has its reward, or what was refused. */
export const fetch = procedure<Fetching, 'which' | 'who' | 'offer' | 'reward' | 'refused' | 'done'>(
  'fido-fetch',
  'which',
  {
    which: asks(
      (state, locals) => {
        const more = locals.offered.length > 0 ? ['no-more'] : [];
        const shape = { kind: 'choose', options: [...left(state, locals), ...more] } as const;
        return { seat: locals.seat, prompt: 'ce.ask.fetch', shape };
      },
      (_table, { offered }, card) => {
        if (card === 'no-more') return end();
        offered.push(card);
        return goto('who');
      },
    ),
    who: asks(
      (state, locals) => ({
        seat: locals.seat,
        prompt: 'ce.ask.fetch-for',
        params: { card: current(locals) },
        shape: { kind: 'choose', options: othersThan(state, locals.seat).map(String) },
      }),
      (table, locals, to) => {
        locals.to = Number(to);
        table.emit({ type: 'cardOffered', seat: locals.seat, to: locals.to, card: current(locals) });
        return goto('offer');
      },
    ),
    offer: asks(
      (_state, locals) => ({
        seat: locals.to as Seat,
        prompt: 'ce.ask.fetched',
        params: { seat: locals.seat, card: current(locals) },
        shape: { kind: 'choose', options: ['take-card', 'refuse-card'] },
        timeout: 'refuse-card',
      }),
      (table, locals, answer, seat) => {
        if (answer === 'refuse-card') return goto('refused');
        takeFromDiscard(table, seat, [current(locals)]);
        return goto('reward');
      },
    ),
    reward: asks(
      (state, { seat }) => asksCardOrShip('ce.ask.fetch-reward', 'waive')(state, seat),
      (table, { seat }, reward) => takeCardOrShip(table, seat, reward, 'done'),
    ),
    refused: asks(
      (_state, locals) => ({
        seat: locals.seat,
        prompt: 'ce.ask.fetch-refused',
        params: { card: current(locals) },
        shape: { kind: 'choose', options: ['keep-card', 'discard-card'] },
        timeout: 'keep-card',
      }),
      (table, locals, answer, seat) => {
        takeFromDiscard(table, seat, [current(locals)]);
        if (answer === 'discard-card') discardFromHand(table, seat, [current(locals)]);
        return goto('done');
      },
    ),
    done: ({ state }, locals) => (locals.isAll && left(state, locals).length > 0 ? goto('which') : end()),
  },
);

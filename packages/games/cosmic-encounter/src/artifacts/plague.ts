import { call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type CardType, typeOf } from '../content/cosmic-cards.ts';
import { asksPlayer } from '../rules/asking/asking.ts';
import { demandCard } from '../rules/cards/demand-card.ts';
import { runs } from '../rules/runs.ts';
import type { Event } from '../rules/state/events.ts';
import { giveUpShips } from '../rules/ships/lose-ships.ts';
import { playerOf, type State, type Use } from '../rules/state/state.ts';
import { artifact } from './artifact.ts';

const { procedure } = rulesOf<State, Event>();

const cardTypes: readonly CardType[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

interface Suffering {
  readonly seat: Seat;
  readonly left: CardType[];
}

/** The ships first, then type by type. */
const suffer = procedure<Suffering, 'ships' | 'cards'>('plague', 'ships', {
  ships: (_table, { seat }) => call(giveUpShips, { owed: [{ seat, count: 3 }], fromGate: false }, 'cards'),
  cards({ state }, { seat, left }) {
    const type = left.shift();
    if (type === undefined) return end();
    const isHeld = playerOf(state, seat).hand.some((card) => typeOf(card) === type);
    const demand = { seat, type, atLeast: 0, instead: null, rule: 'ce.rule.plague' };
    return isHeld ? call(demandCard, demand, 'cards') : goto('cards');
  },
});

/** A player of choice loses three ships and one card of each type it holds. */
export const plague = artifact('plague', {
  when: 'regroup.start',
  as: 'any',
  asks: asksPlayer('ce.ask.plague', ({ players }) => players.map((_, player) => player)),
  effect: (_table, { choices }: Use) => runs(suffer, { seat: Number(choices), left: [...cardTypes] }),
  procedures: [suffer],
});

import type { Seat } from '@starboard/engine';
import { isStrengthened } from '../../rules/abilities/answering.ts';
import { hasCards } from '../../rules/cards/cards.ts';
import { choosingPlayer } from '../../rules/asking/choosing-player.ts';
import { runs } from '../../rules/runs.ts';
import { mainPlayers } from '../../rules/state/seats.ts';
import { lookAtHand, lookAtHands } from '../../rules/cards/seen-hand.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** Main players other than the seat who have something to see. */
const readable = (state: State, seat: Seat): Seat[] =>
  mainPlayers(encounterOf(state)).filter((main) => main !== seat && hasCards(state, main));

/** The draw from the deck that has just happened, if the seat may watch it. */
function watchable(state: State, seat: Seat) {
  const latest = state.happened.at(-1);
  if (latest?.type !== 'cards-drawn' || latest.cards.length === 0 || latest.seat === seat) return null;
  const { watched } = encounterOf(state);
  const isNew = watched === null || (watched.seat === latest.seat && watched.seen !== latest.number);
  return isNew ? latest : null;
}

/** Knowledge: sees the hand of a main player. */
export const mind = alien({
  id: 'mind',
  power: {
    id: 'mind.knowledge',
    when: 'alliance.before-invites',
    as: 'any',
    use: 'may',
    if: (state, seat) => readable(state, seat).length > 0,
    isWise: () => true,
    asks: choosingPlayer('mind-hand', 'ce.ask.look-at', readable),
    effect: ({ state }, { seat, choices }) => {
      const isBoth = isStrengthened(state, seat, 'mind.knowledge');
      const hands = isBoth ? readable(state, seat) : [Number(choices)];
      return runs(lookAtHands, { seat, hands });
    },
  },
  // all that this player draws, until the encounter ends
  wild: {
    when: 'trigger.cards-drawn',
    as: 'any',
    lasts: true,
    if: (state, seat) => watchable(state, seat) !== null,
    effect: ({ state }, { seat }) => {
      const draw = watchable(state, seat);
      if (!draw) return;
      encounterOf(state).watched = { seat: draw.seat, seen: draw.number };
      return runs(lookAtHand, { seat, of: draw.seat, isDraw: true });
    },
  },
  // both of them
  super: { when: 'react.power-use', as: 'not-main', strengthens: 'mind.knowledge' },
});

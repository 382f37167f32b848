import { roll as rollDice } from '../dice/rolling.ts';
import { isUntimed, playerOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { CommandRules } from './command.ts';
import { hasPendingHits } from './hits.ts';

/** Rolls some of the player's dice. */
export const roll: CommandRules<readonly number[]> = {
  phases: ['action'],
  refuse(state, seat, dice, now) {
    const player = playerOf(state, seat);
    if (state.deadline !== null && now >= state.deadline && !isUntimed(state)) return no('clock-over');
    if (player.revealAt !== null || dice.length === 0) return no('bad-die-state');
    if (hasPendingHits(state, seat)) return no('pending-hits');
    const isRollable = (index: number) => {
      const die = player.dice[index];
      return die?.at === 'free' && die.face !== 'A';
    };
    return new Set(dice).size === dice.length && dice.every(isRollable) ? null : no('bad-die-state');
  },
  perform: rollDice,
  candidates(state, seat) {
    const { dice } = playerOf(state, seat);
    const free = dice.flatMap(({ at, face }, index) => (at === 'free' && face !== 'A' ? [index] : []));
    const blank = free.filter((index) => dice[index]?.face === null);
    return [blank, free, ...free.map((index) => [index])].filter(({ length }) => length > 0);
  },
};

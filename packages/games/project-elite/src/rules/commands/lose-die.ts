import { canBeLost, loseDie as loseThatDie } from '../damage/lose-die.ts';
import { heroAt, playerOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { anyPhase, command, ownDie, ownHero, ownHeroes } from './command.ts';

/** Names the die that a hero at its limit loses. */
export const loseDie = command({
  name: 'lose-die',
  phases: anyPhase,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { hero: index, die }) {
    const hero = ownHero(state, seat, index);
    if (!hero) return no('not-yours');
    if (!hero.mustLose) return no('stale');
    const named = ownDie(state, seat, die);
    return named && canBeLost(named) ? null : no('bad-die-state');
  },
  perform(table, seat, { hero, die }) {
    const named = ownDie(table.state, seat, die);
    if (named) loseThatDie(table, hero, named);
  },
  comesTo(state, seat, { hero, die }) {
    const { at, face, holder } = ownDie(state, seat, die) ?? {};
    return [hero, at, face, holder].join();
  },
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((hero) =>
      heroAt(state, hero).mustLose
        ? playerOf(state, seat).dice.flatMap((die, index) => (canBeLost(die) ? [{ hero, die: index }] : []))
        : [],
    ),
});

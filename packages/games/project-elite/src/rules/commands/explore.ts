import { isNear } from '../dice/access.ts';
import { free } from '../dice/holders.ts';
import { countsAs } from '../facts/facts.ts';
import { costOf, explore as exploreToken, findNo, hows, isFor, isHow } from '../missions/finds.ts';
import { heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { command, ownDie, ownHero, ownHeroes, refuseDie, usableDice } from './command.ts';

/** Peeks at an exploration token, opens it, or carries a relic off. */
export const explore = command({
  name: 'explore',
  phases: ['action'],
  refuse(state, seat, { hero: index, how, no: number, dice }) {
    const hero = ownHero(state, seat, index);
    if (!hero) return no('not-yours');
    const token = findNo(state, number);
    if (!token || !isHow(how) || !isFor(token, how)) return no('no-target');
    if (!isNear(state, hero, token.cell)) return no('not-adjacent');
    const cost = costOf[how];
    if (dice.length !== cost.length || new Set(dice).size < dice.length) return no('face-mismatch');
    for (const [at, die] of dice.entries()) {
      const shown = ownDie(state, seat, die);
      const refusal = refuseDie(shown);
      if (refusal) return refusal;
      const asked = cost[at];
      if (!shown?.face || !asked || !countsAs(state, hero, shown.face, [asked])) return no('face-mismatch');
    }
    return null;
  },
  perform(table, seat, { hero, how, no: number, dice }) {
    const token = findNo(table.state, number);
    if (!token || !isHow(how)) return;
    for (const index of dice) {
      const die = ownDie(table.state, seat, index);
      if (die) free(die);
    }
    exploreToken(table, hero, token, how);
  },
  comesTo: (state, seat, { hero, how, no: number, dice }) =>
    [hero, how, number, ...dice.map((die) => ownDie(state, seat, die)?.face)].join(),
  candidates(state, seat) {
    const dice = usableDice(state, seat);
    if (dice.length === 0) return [];
    return ownHeroes(state, seat).flatMap((hero) =>
      state.tokens.flatMap((token) => {
        if (token.is !== 'find' || !isNear(state, heroAt(state, hero), token.cell)) return [];
        const pairs = dice.flatMap((a) => dice.flatMap((b) => (a === b ? [] : [[a, b]])));
        return hows.flatMap((how) =>
          (how === 'relic' ? pairs : dice.map((die) => [die])).map((spent) => ({
            hero,
            how,
            no: token.no,
            dice: spent,
          })),
        );
      }),
    );
  },
});

import { isNear } from '../dice/access.ts';
import { chargeOf, plant, targetNo } from '../missions/charges.ts';
import { heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { acting, command, ownHero, ownHeroes } from './command.ts';

/** Puts a ready charge in the place of a target. */
export const placeDemo = command({
  name: 'place-demo',
  phases: acting,
  refuse(state, seat, { hero: index, charge: id, no: number }) {
    const hero = ownHero(state, seat, index);
    const charge = hero && chargeOf(hero, id);
    if (!hero || !charge) return no('not-yours');
    if (!charge.isReady) return no('not-ready');
    const target = targetNo(state, number);
    if (!target) return no('no-target');
    return isNear(state, hero, target.cell) ? null : no('not-adjacent');
  },
  perform(table, _seat, { hero: index, charge: id, no: number }) {
    const charge = chargeOf(heroAt(table.state, index), id);
    const target = targetNo(table.state, number);
    if (charge && target) plant(table, index, charge, target);
  },
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((hero) =>
      heroAt(state, hero).charges.flatMap(({ id, isReady }) =>
        isReady
          ? state.tokens.flatMap((token) =>
              token.is === 'target' ? [{ hero, charge: id, no: token.no }] : [],
            )
          : [],
      ),
    ),
});

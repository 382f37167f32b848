import { isWeapon } from '../../content/equipment.ts';
import { fire as fireWeapon } from '../attack/attack.ts';
import { shotOf, targetsOf } from '../attack/targets.ts';
import { isFilled } from '../dice/holders.ts';
import { gearOf, isSpent, weaponsOf } from '../equipment/gear.ts';
import { heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { acting, command, ownHero, ownHeroes } from './command.ts';

/** Attacks with a ready weapon. */
export const fire = command({
  name: 'fire',
  phases: acting,
  refuse(state, seat, { hero: index, card }) {
    const hero = ownHero(state, seat, index);
    const gear = hero && gearOf(hero, card);
    if (!hero || !gear || !isWeapon(card)) return no('not-yours');
    if (gear.isFaceDown) return no('face-down');
    if (isSpent(state, card, gear)) return no('limit-reached');
    if (!isFilled(state, card)) return no('not-ready');
    return targetsOf(state, shotOf(state, hero, gear)).length > 0 ? null : no('no-target');
  },
  perform: (table, _seat, { hero, card }) => fireWeapon(table, hero, card),
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((hero) =>
      weaponsOf(heroAt(state, hero)).map(({ card }) => ({ hero, card })),
    ),
});

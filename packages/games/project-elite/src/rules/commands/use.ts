import { type CardId, isCard, itemOf } from '../../content/equipment.ts';
import { isHeroId } from '../../content/heroes.ts';
import { isFilled } from '../dice/holders.ts';
import { gearOf, isSpent, letGo, markUsed } from '../equipment/gear.ts';
import { areHeroesExhausted } from '../facts/facts.ts';
import type { Ability } from '../records/records.ts';
import { heroRecord, itemRecord } from '../records/registry.ts';
import { heroAt, idOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Gear, Hero, State } from '../state/state.ts';
import { acting, command, ownHero, ownHeroes } from './command.ts';

/** What a hero can use: an item, or its own board. */
interface Usable {
  readonly ability: Ability;
  readonly use: Pick<Gear, 'isFaceDown' | 'uses' | 'wasUsedLate'>;
}

function usableOf(hero: Hero, thing: string): Usable | null {
  if (isHeroId(thing)) {
    const ability = hero.id === thing ? heroRecord(thing)?.ability : undefined;
    return ability ? { ability, use: hero.board } : null;
  }
  const gear = isCard(thing) ? gearOf(hero, thing) : undefined;
  const ability = gear && itemRecord(thing)?.ability;
  return gear && ability ? { ability, use: gear } : null;
}

const isNoClock = ({ phase, settings }: State): boolean => phase !== 'action' || settings.clock === 'untimed';

/** Uses an item, or what a hero's board can do. */
export const use = command({
  name: 'use',
  phases: acting,
  refuse(state, seat, { hero: index, thing, targets }) {
    const hero = ownHero(state, seat, index);
    const usable = hero && usableOf(hero, thing);
    if (!usable) return no('not-yours');
    const { ability } = usable;
    if (isHeroId(thing) && areHeroesExhausted(state)) return no('forbidden-by-event');
    if (usable.use.isFaceDown) return no('face-down');
    if (isSpent(state, thing, usable.use) || usable.use.uses >= (ability.mostUses ?? 99))
      return no('limit-reached');
    if (ability.movesClock && isNoClock(state)) return no('clock-over');
    if (!isFilled(state, thing)) return no('not-ready');
    if (ability.refuse) return ability.refuse(state, index, targets, thing);
    const isThere = ability.targets(state, index, thing).some((each) => each.join() === targets.join());
    return isThere ? null : no('no-target');
  },
  perform(table, _seat, { hero: index, thing, targets }) {
    const { state } = table;
    const hero = heroAt(state, index);
    const usable = usableOf(hero, thing);
    if (!usable) return;
    table.emit({ type: 'used', hero: idOf(hero), thing });
    markUsed(state, thing, usable.use);
    usable.ability.effect(table, index, targets);
    if (isCard(thing) && itemOf(thing).isOneUse) leaveGame(state, hero, thing);
  },
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((index) => {
      const hero = heroAt(state, index);
      const things = [...(hero.id ? [hero.id] : []), ...hero.gear.map(({ card }) => card)];
      return things.flatMap((thing) => {
        const usable = usableOf(hero, thing);
        if (!usable || !isFilled(state, thing)) return [];
        return usable.ability
          .targets(state, index, thing)
          .map((targets) => ({ hero: index, thing, targets }));
      });
    }),
});

/** A card for one use leaves the game; the die on it stays locked. */
function leaveGame(state: State, hero: Hero, card: CardId): void {
  letGo(state, hero, card);
  state.gone.push(card);
}

import { call, end, goto, rulesOf } from '@starboard/engine';
import { sees } from '../../board/board.ts';
import { distance } from '../../board/cells.ts';
import { isBossId } from '../../content/bosses.ts';
import { swarmHurtsOn, swarmParameters } from '../../content/swarm.ts';
import { isOver } from '../damage/ending.ts';
import { hurt } from '../damage/harm.ts';
import { extraAttacks } from '../facts/facts.ts';
import { bossRecord } from '../records/registry.ts';
import type { Event, Here } from '../state/events.ts';
import { alienById, boardIn, heroAt, idOf } from '../state/reading.ts';
import type { Alien, State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** Heroes that an alien reaches and sees. */
export const heroesInSight = (state: State, { cell }: Alien, within: number): readonly number[] =>
  state.heroes.flatMap((hero, index) =>
    distance(cell, hero.cell) <= within && sees(boardIn(state), cell, hero.cell) ? [index] : [],
  );

/** A die for each hero that is reached: from so much on it hurts. */
export function attackHeroes(
  table: Here,
  alien: Alien,
  within: number,
  hurtsOn = swarmHurtsOn,
  damage = 1,
): void {
  for (const index of heroesInSight(table.state, alien, within)) {
    if (isOver(table.state)) return;
    const die = table.die('alien-dice');
    const hero = idOf(heroAt(table.state, index));
    table.emit({ type: 'abilityRolled', alien: alien.id, hero, die });
    if (die >= hurtsOn) hurt(table, index, damage, alien.kind);
  }
}

interface Using {
  /** Aliens that have still to act, the next one first. */
  readonly left: number[];
  /** In the Alien Activation phase events add attacks. */
  readonly isPhase: boolean;
}

/** Aliens use their abilities, one after another. */
export const useAbilities = procedure<Using, 'next' | 'extra'>('use-abilities', 'next', {
  next(table, { left }) {
    const { state } = table;
    const [id] = left;
    if (id === undefined || isOver(state)) return end();
    const alien = alienById(state, id);
    if (!alien || alien.isSuppressed) {
      left.shift();
      return goto('next');
    }
    if (isBossId(alien.kind)) {
      const run = bossRecord(alien.kind)?.ability(table, alien);
      return run ? call(run.procedure, run.locals, 'extra') : goto('extra');
    }
    const { attacksWithin } = swarmParameters[alien.kind];
    if (attacksWithin !== null) attackHeroes(table, alien, attacksWithin);
    return goto('extra');
  },
  extra(table, { left, isPhase }) {
    const alien = alienById(table.state, left.shift() ?? 0);
    if (alien && isPhase) for (const within of extraAttacks(table.state)) attackHeroes(table, alien, within);
    return goto('next');
  },
});

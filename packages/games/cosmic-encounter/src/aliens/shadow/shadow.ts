import type { Seat } from '@starboard/engine';
import { beingAnswered, isAnnouncing, strengthen } from '../../rules/abilities/answering.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import { runs } from '../../rules/runs.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { fromOutside } from '../../rules/ships/planets.ts';
import { showsAttack } from '../../rules/encounter/reading.ts';
import { asksSacrifice, sacrificed } from '../../rules/ships/sacrifice.ts';
import { type Batch, encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';
import { canComeBack, comeBack, condemned, execute, isWild } from './execution.ts';

const oneOutside = (state: State, seat: Seat) => fromOutside(state, seat, 1, 1);

const onGate = (state: State): Batch['losses'] =>
  encounterOf(state).gate.flatMap((count, seat) =>
    count > 0 ? [{ seat, from: 'gate' as const, count }] : [],
  );

const execution = {
  when: 'destiny.after-draw',
  as: 'any',
  isPerDestinyCard: true,
  asks: asksOne('ce.ask.execute', condemned),
  effect: execute,
  afterwards: comeBack,
} as const;

/** Execute: every destiny card of another player's colour costs that player a ship. */
export const shadow = alien({
  id: 'shadow',
  power: [
    {
      ...execution,
      id: 'shadow.execute',
      use: 'must',
      if: (state, seat) => !isWild(state) && condemned(state, seat).length > 0,
    },
    {
      ...execution,
      id: 'shadow.execute-any',
      use: 'may',
      if: (state, seat) => isWild(state) && condemned(state, seat).length > 0,
    },
  ],
  // the winners have nothing left to land, but they have won
  wild: {
    when: 'resolution.winner-determined',
    as: 'defense',
    if: (state, seat) =>
      encounterOf(state).result === 'offense-won' &&
      showsAttack(state, 'offense') &&
      oneOutside(state, seat).max > 0,
    asks: asksSacrifice(oneOutside),
    effect: ({ state }, use) => {
      const losses = [...sacrificed(state, use).losses, ...onGate(state)];
      return runs(loseShips, { cause: 'effect', losses });
    },
  },
  super: {
    when: 'react.power-use',
    as: 'offense',
    if: (state, seat) => {
      const { ability, choices } = beingAnswered(state);
      const isOwn = ability.startsWith('shadow.execute') && isAnnouncing(state, seat, ability);
      return isOwn && canComeBack(state, seat, choices as string);
    },
    effect: ({ state }, use) => strengthen(state, use.seat, beingAnswered(state, use).ability),
  },
});

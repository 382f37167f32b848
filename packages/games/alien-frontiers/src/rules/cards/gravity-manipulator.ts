import { reason } from '@starboard/engine';
import { type Kind, valueOf } from '../../keys/index.ts';
import { findShips } from '../ships/hand.ts';
import type { State } from '../state/state.ts';
import { fieldPower } from './fields.ts';
import { changeableKinds, isFace, ownShip, turnShips } from './own-ship.ts';
import { fuelPower, type TechCard } from './power.ts';

const lowered = (value: number): number => value - 1;
const raised = (value: number): number => value + 1;

/** Ships that can take the point while another one gives it. */
const receivers = (state: State, giver: Kind): Kind[] =>
  changeableKinds(state).filter(
    (kind) => isFace(raised(valueOf(kind))) && findShips(state, [giver, kind]) !== null,
  );

const givers = (state: State): Kind[] =>
  giver.options(state, []).filter((kind) => receivers(state, kind).length > 0);

const giver = ownShip('af.ask.gravity-from', lowered);
const receiver = ownShip('af.ask.gravity-to', raised);

/** One ship loses a point and a different one gains it. */
export const gravityManipulator: TechCard = {
  title: 'gravity-manipulator',
  fuel: fuelPower('gravity-manipulator', {
    cost: () => 2,
    targets: [
      {
        ...giver,
        isAny: (state) => givers(state).length > 0,
        options: givers,
        why: (state, key, chosen) =>
          giver.why?.(state, key, chosen) ??
          reason('af.no-receiver', undefined, 'af.rule.gravity-manipulator'),
      },
      {
        ...receiver,
        options: (state, [from = '']) => receivers(state, from),
        why: (state, key, [from = '', ...rest]) =>
          receiver.why?.(state, key, [from, ...rest]) ??
          reason('af.same-ship', undefined, 'af.rule.gravity-manipulator'),
      },
    ],
    apply: (table, kinds) => turnShips(table, kinds, lowered, raised),
  }),
  discard: fieldPower('gravity-manipulator', 'repulsor'),
};

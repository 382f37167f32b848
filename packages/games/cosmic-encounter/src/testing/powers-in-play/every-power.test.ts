import { expect, test } from 'vitest';
import * as aliens from '../../aliens/index.ts';
import { alienIds } from '../../content/aliens.ts';
import { afterReveal } from './after-reveal.ts';
import { atAlliance } from './at-alliance.ts';
import { atPlanning } from './at-planning.ts';
import { atReveal } from './at-reveal.ts';
import { beforeLaunch } from './before-launch.ts';
import type { Shown } from './moment.ts';
import { shipsLost } from './ships-lost.ts';

const groups = [beforeLaunch, atAlliance, atPlanning, atReveal, afterReveal, shipsLost];
const shown: Readonly<Record<string, Shown>> = Object.assign({}, ...groups);

test('every power is shown once', () => {
  expect(groups.flatMap((group) => Object.keys(group)).sort()).toEqual([...alienIds].sort());
});

test('what may be used is shown kept as well, or it is said why it never should be', () => {
  const optional = Object.values(aliens).filter(({ abilities }) =>
    abilities.some(({ use, source }) => use === 'may' && source.kind === 'power'),
  );
  expect(optional.filter(({ id }) => shown[id]?.keeps === undefined)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allAbilities } from '../index.ts';
import { windowsOf } from '../rules/abilities/ability.ts';
import { barsTable } from '../testing/powers-page/bars-table.ts';
import { abilitiesFrom, barsOf, sharedBars } from './bars.ts';

test('the bars a browser shows are those of the records; `npm run -s powers` writes them anew', () => {
  expect(readFileSync(new URL('bars-table.ts', import.meta.url), 'utf8')).toBe(barsTable());
  for (const ability of allAbilities()) {
    const { use, as } = ability;
    expect(barsOf(ability.id)).toMatchObject({ use, as });
    expect(new Set(barsOf(ability.id).when)).toEqual(new Set(windowsOf(ability)));
  }
  expect(() => barsOf('lunch')).toThrow("there is no ability 'lunch'");
});

test('a sheet is told with all its uses, a flare by its sides, a technology without its completion', () => {
  expect(abilitiesFrom({ kind: 'power', alien: 'macron' })).toEqual([
    'macron.mass-launch',
    'macron.mass-ally',
    'macron.mass',
  ]);
  expect(abilitiesFrom({ kind: 'flare', alien: 'macron', form: 'super' })).toEqual(['macron.super']);
  expect(abilitiesFrom({ kind: 'artifact', artifact: 'quash' })).toEqual(['quash']);
  expect(abilitiesFrom({ kind: 'technology', technology: 'lunar-cannon' })).toEqual([
    'lunar-cannon',
    'lunar-cannon.move',
  ]);
});

test('several uses share one row of bars', () => {
  expect(sharedBars(['macron.mass-launch', 'macron.mass-ally', 'macron.mass'])).toEqual({
    roles: ['main-or-ally'],
    uses: ['must'],
    phases: ['launch', 'alliance', 'reveal'],
    when: ['launch.before-send', 'alliance.before-send', 'reveal.after-reveal'],
  });
  // what answers something is for any phase
  expect(sharedBars(['zombie.immortality']).phases).toHaveLength(8);
  expect(sharedBars(['machine.continuity']).phases).toEqual(['resolution']);
  expect(sharedBars(['barbarian.super', 'clone.replicate']).roles).toEqual(['offensive-ally', 'main']);
});

import { expect, test } from 'vitest';
import { changedScreen, tidyScreen } from './screen-state.ts';

const pointing = changedScreen(tidyScreen, { pointedAt: ['facility:shipyard'] });

test('what the log points at is let go of when another page takes its place', () => {
  expect(changedScreen(pointing, { side: 'rules', page: 'log' }).pointedAt).toEqual([]);
  expect(changedScreen(pointing, { side: 'chat' }).pointedAt).toEqual([]);
});

test('it stays while the same page does', () => {
  expect(changedScreen(pointing, { side: 'log', dialog: 'keys' }).pointedAt).toEqual(['facility:shipyard']);
});

test('what was looked up in the rules is not opened again by whoever turns to them later', () => {
  const rule = { heading: 'Territories' };
  const looking = changedScreen(tidyScreen, { side: 'rules', page: 'log', rule });
  expect(looking.rule).toBe(rule);
  const back = changedScreen(looking, { side: 'log' });
  expect(changedScreen(back, { side: 'rules' }).rule).toBeNull();
});

test('who goes from a line of the log to the board sees there what it told of', () => {
  const screen = changedScreen({ ...tidyScreen, page: 'log' }, { pointedAt: ['territory:x'], page: 'board' });
  expect(screen).toMatchObject({ pointedAt: ['territory:x'], page: 'board' });
});

import { expect, test } from 'vitest';
import { changedDesk, tidyDesk } from './desk-state.ts';

const pointing = changedDesk(tidyDesk, { pointedAt: ['facility:shipyard'] });

test('what the log points at is let go of when another page takes its place', () => {
  expect(changedDesk(pointing, { side: 'rules', page: 'log' }).pointedAt).toEqual([]);
  expect(changedDesk(pointing, { side: 'chat' }).pointedAt).toEqual([]);
});

test('it stays while the same page does', () => {
  expect(changedDesk(pointing, { side: 'log', dialog: 'keys' }).pointedAt).toEqual(['facility:shipyard']);
});

test('what was looked up in the rules is not opened again by whoever turns to them later', () => {
  const rule = { heading: 'Territories' };
  const looking = changedDesk(tidyDesk, { side: 'rules', page: 'log', rule });
  expect(looking.rule).toBe(rule);
  const back = changedDesk(looking, { side: 'log' });
  expect(changedDesk(back, { side: 'rules' }).rule).toBeNull();
});

test('who goes from a line of the log to the board sees there what it told of', () => {
  const desk = changedDesk({ ...tidyDesk, page: 'log' }, { pointedAt: ['territory:x'], page: 'board' });
  expect(desk).toMatchObject({ pointedAt: ['territory:x'], page: 'board' });
});

import { expect } from 'vitest';
import { seatOf } from '../testing/answers.ts';
import { scenario } from '../testing/index.ts';

const table4 = {
  yellow: { alien: 'macron', ships: { 'red-2': 2, 'green-1': 1 } },
  green: { extra: ['ionic-gas'], ships: { 'blue-1': 1 } },
} as const;

scenario('All see what an ally would gain and lose on either side', table4, (table) => {
  expect(table.view.stakes).toBeNull();
  table.encounter({ defense: 'blue', ships: 2 }).until('invite');
  const { offense = [], defense = [] } = table.view.stakes ?? {};
  expect(offense).toEqual(
    [
      { seat: seatOf('yellow'), colony: 'blue-1', foreignColonies: 3, rewardsPerShip: 0, ships: 0, most: 4 },
      // a second colony on a planet is none
      { seat: seatOf('green'), colony: null, foreignColonies: 1, rewardsPerShip: 0, ships: 0, most: 4 },
    ].sort((one, other) => one.seat - other.seat),
  );
  expect(defense.map(({ seat, rewardsPerShip }) => [seat, rewardsPerShip])).toEqual(
    [
      [seatOf('yellow'), 2],
      [seatOf('green'), 1],
    ].sort(([one = 0], [other = 0]) => one - other),
  );
});

scenario(
  'Once formed only the allies stand to gain, and no rewards are to be had without them',
  table4,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense')
      .invites('defense', 'yellow', 'green')
      .joins('yellow', 'defense', 1)
      .declines('green')
      .until('select');
    expect(table.view.stakes).toMatchObject({
      offense: [],
      defense: [{ seat: seatOf('yellow'), ships: 1, most: 1, rewardsPerShip: 2 }],
    });
  },
);

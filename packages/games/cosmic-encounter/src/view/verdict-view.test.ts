import { expect } from 'vitest';
import { seatOf } from '../testing/answers.ts';
import { scenario } from '../testing/index.ts';

const hands = {
  red: { hand: ['attack-10', 'attack-01'] },
  blue: { hand: ['attack-08', 'negotiate', 'attack-06'], ships: { 'blue-1': 2 } },
} as const;

scenario('All see who leads, by how much and why, and still when the outcome is known', hands, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).until('select');
  expect(table.view.encounter?.verdict).toBeNull();
  table.lay('attack-10', 'attack-08').until('reveal.after-reveal');
  const verdict = {
    winner: 'offense',
    why: 'higher',
    cause: null,
    totals: { offense: 12, defense: 10 },
    by: 2,
  };
  expect(table.view.encounter?.verdict).toEqual(verdict);
  table.until('second-encounter');
  expect(table.view.encounter?.verdict).toEqual(verdict);
});

scenario('A tie is the defense’s', { ...hands, red: { hand: ['attack-08', 'attack-01'] } }, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).lay('attack-08', 'attack-08').until('reveal.after-reveal');
  expect(table.view.encounter?.verdict).toMatchObject({ winner: 'defense', why: 'tie', by: 0 });
});

scenario('An attack beats a negotiate, and there are no totals', hands, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).lay('attack-10', 'negotiate').until('reveal.after-reveal');
  expect(table.view.encounter?.verdict).toMatchObject({ winner: 'offense', why: 'attack', totals: null });
});

scenario(
  'Where the lower total wins, it says by whose use',
  { ...hands, red: { alien: 'anti-matter', hand: ['attack-10', 'attack-01'] } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 2 }).lay('attack-10', 'attack-08').until('reveal.after-reveal');
    expect(table.view.encounter?.verdict).toMatchObject({
      winner: 'offense',
      why: 'lower',
      cause: { seat: seatOf('red'), ability: 'anti-matter.negation' },
      totals: { offense: 8, defense: 10 },
    });
  },
);

import { scenario } from '../../testing/index.ts';

const warp = { blue: { warp: 3 }, yellow: { warp: 4 }, green: { extra: ['cosmic-zap'] } } as const;

scenario(
  '[CE-065] Necromancy: one for every ship in the warp',
  { ...warp, red: { alien: 'warpish' } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 2 }).lay('attack-08', 'attack-10').expectTotals(17, 14);
  },
);

scenario('Necromancy zapped', { ...warp, red: { alien: 'warpish' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-10')
    .zaps('green', 'warpish.necromancy')
    .expectTotals(10, 14);
});

scenario(
  'Super: the opponent’s lost ships count against it',
  { ...warp, red: { alien: 'warpish', extra: ['flare-warpish'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-10')
      .plays('red', 'flare-warpish')
      .expectTotals(17, 11);
  },
);

scenario('Wild: only own ships', { ...warp, red: { extra: ['flare-warpish'], warp: 3 } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-10')
    .plays('red', 'flare-warpish')
    .expectTotals(12, 14);
});

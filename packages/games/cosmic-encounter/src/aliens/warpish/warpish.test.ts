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

scenario('Necromancy: nothing to do with a negotiate', { ...warp, red: { alien: 'warpish' } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'attack-10')
    .expectResult('defense-won')
    .expectNeverOffered('green', 'cosmic-zap');
});

const stopped = { ...warp, green: { extra: ['card-zap'] } } as const;

scenario(
  'Super, card-zapped',
  { ...stopped, red: { alien: 'warpish', extra: ['flare-warpish'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-10')
      .plays('red', 'flare-warpish')
      .cardZaps('green')
      .expectTotals(17, 14);
  },
);

scenario('Wild, card-zapped', { ...stopped, red: { extra: ['flare-warpish'], warp: 3 } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-08', 'attack-10')
    .plays('red', 'flare-warpish')
    .cardZaps('green')
    .expectTotals(10, 14);
});

for (const alien of ['warpish', 'clone'] as const) {
  scenario(`Not for an ally: ${alien}`, { yellow: { alien, extra: ['flare-warpish'], warp: 4 } }, (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-08', 'attack-10')
      .expectTotals(11, 14)
      .expectNeverOffered('yellow', 'warpish.wild', 'warpish.super');
  });
}

scenario(
  'Necromancy is counted when it is used: who leaves the warp later counts still',
  { ...warp, red: { alien: 'warpish' }, yellow: { extra: ['flare-vacuum'], warp: 4 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-08', 'attack-10')
      .expectTotals(17, 14)
      .plays('yellow', 'flare-vacuum')
      .until('reveal.after-reveal')
      .expectWarp('yellow', 2)
      .expectTotals(17, 14);
  },
);

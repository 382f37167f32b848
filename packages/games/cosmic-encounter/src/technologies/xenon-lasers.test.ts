import { scenario } from '../testing/index.ts';

const lasers = { yellow: { techs: [{ id: 'xenon-lasers', completed: true }] } } as const;

scenario('Xenon Lasers: one more for the own side, once an encounter', lasers, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-06', 'attack-04')
    .uses('yellow', 'xenon-lasers', 'raise')
    .expectTotals(9, 8)
    .expectNotOffered('yellow', 'xenon-lasers')
    .expectResult('offense-won')
    .expectTech('yellow', 'xenon-lasers', { isFaceUp: true });
});

scenario('Xenon Lasers: or one less', lasers, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-06', 'attack-04')
    .uses('yellow', 'xenon-lasers', 'lower')
    .expectTotals(7, 8);
});

scenario('Xenon Lasers: not for whoever takes no part', lasers, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-06', 'attack-04')
    .expectTotals(7, 8)
    .expectNeverOffered('yellow', 'xenon-lasers');
});

scenario(
  'Scrambled: the total stays',
  { ...lasers, green: { techs: [{ id: 'tech-scrambler', ships: 3 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-06', 'attack-04')
      .uses('yellow', 'xenon-lasers', 'raise')
      .uses('green', 'tech-scrambler')
      .returns('green', 3)
      .expectTotals(8, 8)
      .expectSeenTechs('yellow');
  },
);

import { scenario } from '../../testing/index.ts';

const virus = { red: { alien: 'virus', extra: ['flare-virus'] }, green: { extra: ['cosmic-zap'] } } as const;

scenario('[CE-064] Multiply: the card times the own ships', virus, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('attack-06', 'attack-08')
    .expectTotals(20, 12)
    .plays('red', 'flare-virus')
    .expectTotals(30, 12);
});

scenario(
  '[CE-064] Multiply: without ships only the allies count',
  { blue: { alien: 'virus', ships: { 'blue-1': 0 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-06', 'attack-06')
      .expectTotals(9, 2);
  },
);

scenario('Multiply zapped', virus, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-08')
    .zaps('green', 'virus.multiply')
    .expectTotals(9, 12)
    .expectNeverOffered('red', 'virus.super');
});

const wildVirus = { red: { extra: ['flare-virus'] } } as const;

scenario('[CE-133] Wild: own ships times allied ships', wildVirus, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 4)
    .lay('attack-10', 'attack-08')
    .plays('red', 'flare-virus')
    .expectTotals(22, 12);
});

scenario('[CE-133] Wild: without allies nothing', wildVirus, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-08')
    .plays('red', 'flare-virus')
    .expectTotals(10, 12);
});

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

scenario('Multiply: nothing to do with a negotiate', virus, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-08')
    .expectResult('defense-won')
    .expectNeverOffered('green', 'cosmic-zap')
    .expectNeverOffered('red', 'virus.super', 'virus.wild');
});

scenario(
  'Wild, card-zapped: ships are added up',
  { ...wildVirus, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 4)
      .lay('attack-10', 'attack-08')
      .plays('red', 'flare-virus')
      .cardZaps('green')
      .expectTotals(17, 12);
  },
);

scenario('Wild: not for an ally', { yellow: { extra: ['flare-virus'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 4)
    .lay('attack-10', 'attack-08')
    .expectTotals(17, 12)
    .expectNeverOffered('yellow', 'virus.wild');
});

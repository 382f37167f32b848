import { scenario } from '../../testing/index.ts';

const negated = {
  red: { alien: 'anti-matter', hand: ['attack-08', 'attack-04'] },
  blue: { hand: ['attack-10', 'negotiate'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-058] Negation: the lower total wins', { ...negated, players: 5 }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .invites('defense', 'purple')
    .joins('yellow', 'offense', 2)
    .joins('purple', 'defense', 1)
    .lay('attack-08', 'attack-10')
    .expectTotals(3, 13)
    .expectResult('offense-won');
});

scenario('Negation zapped: totals as usual', negated, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-08', 'attack-10')
    .zaps('green', 'anti-matter.negation')
    .expectTotals(11, 14)
    .expectResult('defense-won');
});

scenario('Negation: a negotiate leaves it nothing to do', negated, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-08', 'negotiate').expectResult('offense-won');
});

const humanPlayed = {
  red: { hand: ['attack-06', 'attack-04', 'flare-human', 'flare-macron'] },
  blue: { hand: ['attack-30', 'attack-04'] },
  yellow: { hand: ['attack-08', 'flare-anti-matter'] },
} as const;

scenario('[CE-123] Wild: a flare is prevented, not spent', humanPlayed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 1)
    .lay('attack-06', 'attack-30')
    .plays('red', 'flare-human')
    .plays('yellow', 'flare-anti-matter')
    .expectTotals(8, 35)
    .expectNotOffered('red', 'human.wild')
    .plays('red', 'flare-macron')
    .expectTotals(10, 35)
    .expectHand('red', 'attack-04', 'flare-human', 'flare-macron')
    .expectHand('yellow', 'attack-08', 'flare-anti-matter');
});

scenario('Wild: not for bystanders', humanPlayed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-06', 'attack-30')
    .plays('red', 'flare-human')
    .expectTotals(44, 34)
    .expectNeverOffered('yellow', 'anti-matter.wild');
});

const superPlayed = {
  red: { alien: 'macron', extra: ['flare-macron'] },
  yellow: { alien: 'anti-matter', extra: ['flare-anti-matter'] },
} as const;

scenario('Super: in any role, against a super too', superPlayed, (table) => {
  table
    .aims('blue-1')
    .plays('red', 'flare-macron')
    .plays('yellow', 'flare-anti-matter')
    .until('send-ships')
    .refuses('red', { 'red-1': 2 }, 'engine.too-many')
    .sends('red', 1)
    .expectHandSize('red', 6);
});

scenario(
  'Negation: equal totals are the defense’s',
  { ...negated, blue: { hand: ['attack-04'], ships: { 'blue-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-08', 'attack-04')
      .expectTotals(5, 5)
      .expectResult('defense-won');
  },
);

scenario(
  'Super, card-zapped: it prevents nothing',
  { ...superPlayed, green: { extra: ['card-zap'] } },
  (table) => {
    table
      .aims('blue-1')
      .plays('red', 'flare-macron')
      .plays('yellow', 'flare-anti-matter')
      .cardZaps('green', 'anti-matter.super')
      .sends('red', 4)
      .expectGate('red', 4)
      .expectHandSize('yellow', 5);
  },
);

scenario(
  'Super: not against a flare of its own, nor against an artifact',
  {
    red: { hand: ['attack-10', 'plague'] },
    yellow: { alien: 'anti-matter', extra: ['flare-anti-matter', 'flare-vacuum'], warp: 3 },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .plays('red', 'plague', 'green')
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .plays('yellow', 'flare-vacuum')
      .expectTotals(11, 8)
      .expectNeverOffered('yellow', 'anti-matter.super');
  },
);

import { expect } from 'vitest';
import { seatOf } from '../testing/answers.ts';
import { scenario } from '../testing/index.ts';

scenario(
  '[CE-155] Force Field: the allies named go home',
  { players: 5, red: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow', 'green')
      .invites('defense', 'purple')
      .joins('yellow', 'offense', 1)
      .joins('green', 'offense', 2)
      .joins('purple', 'defense', 3)
      .plays('red', 'force-field', ['yellow', 'purple'])
      .returns('yellow', { 'yellow-1': 1 })
      .returns('purple', { 'purple-1': 3 })
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense', 'green')
      .expectAllies('defense')
      .expectShips('purple', 'purple-1', 7)
      .lay('attack-06', 'attack-04')
      .expectTotals(10, 8);
  },
);

scenario(
  'An ally sent home is neither an ally nor awaited any more',
  { red: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', 1)
      .joins('green', 'offense', 2)
      .plays('red', 'force-field', ['yellow'])
      .expectNext('return-ships', 'yellow');
    expect(table.view.encounter?.phase).toBe('alliance');
    expect(table.view.encounter?.invited.offense).toEqual([seatOf('green')]);
    expect(table.view.stakes?.offense.map(({ seat }) => seat)).toEqual([seatOf('green')]);
  },
);

scenario('Without allies there is nothing to force out', { red: { extra: ['force-field'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .expectNext('select', 'red', 'blue')
    .expectNeverOffered('red', 'force-field');
});

const allied = { yellow: { extra: ['force-field'] }, green: { extra: ['card-zap'] } } as const;

scenario('Force Field stopped: the allies stay', allied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'green')
    .joins('green', 'offense', 2)
    .plays('yellow', 'force-field', ['green'])
    .cardZaps('green')
    .expectNext('select', 'red', 'blue')
    .expectAllies('offense', 'green')
    .expectGate('green', 2)
    .expectDiscard('card-zap', 'force-field');
});

scenario('Force Field: nobody but allies can be named', allied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('defense', 'green')
    .joins('green', 'defense', 2)
    .uses('yellow', 'force-field')
    .expectOptions('yellow', 'green')
    .refuses('yellow', [], 'engine.too-few')
    .refuses('yellow', ['red'], 'ce.not-this-player')
    .answers('yellow', ['green'])
    .expectNext('return-ships', 'green')
    .returns('green', { 'green-1': 2 })
    .lay('attack-06', 'attack-08')
    .expectTotals(8, 12);
});

scenario('Force Field: too late once the cards are laid', allied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'green')
    .joins('green', 'offense', 2)
    .expectOffered('yellow', 'force-field')
    .lay('attack-06', 'attack-08')
    .until('reveal.after-reveal')
    .expectNotOffered('yellow', 'force-field')
    .expectAllies('offense', 'green');
});

import { scenario } from '../../testing/index.ts';

const overwhelming = {
  red: { alien: 'fodder', hand: ['attack-06', 'attack-08', 'attack-10', 'attack-20', 'attack-04', 'morph'] },
  blue: { hand: ['attack-20', 'attack-07', 'negotiate'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

const fought = { defense: 'blue', ships: 2 } as const;

scenario('Overwhelm: attacks between the two cards are added', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-20')
    .uses('red', 'fodder.overwhelm')
    .expectNext('fodder', 'red')
    .expectOptions('red', 'attack-08', 'attack-10')
    .refuses('red', [], 'engine.too-few')
    .answers('red', ['attack-08', 'attack-10'])
    .expectTotals(26, 24)
    .expectNotOffered('red', 'fodder.overwhelm')
    .expectDiscard('attack-08', 'attack-10')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04', 'attack-20', 'morph');
});

scenario('Nothing lies between neighbours, below, or beside a negotiate', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-07')
    .expectTotals(8, 11)
    .expectTurn('blue')
    .expectNeverOffered('red', 'fodder.overwhelm');
});

scenario('The higher card has nothing to add', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('attack-20', 'attack-07')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('red', 'fodder.overwhelm');
});

scenario('Not against a negotiate', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'negotiate')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('red', 'fodder.overwhelm');
});

scenario('A morph counts as what it copied: nothing lies between equals', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('morph', 'attack-20')
    .expectTurn('blue')
    .expectNeverOffered('red', 'fodder.overwhelm');
});

scenario('Overwhelm zapped: the cards stay in hand', overwhelming, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-20')
    .uses('red', 'fodder.overwhelm')
    .zaps('yellow')
    .expectTotals(8, 24)
    .expectTurn('blue')
    .expectHandSize('red', 5);
});

scenario('What was thrown in cannot be fetched', { ...overwhelming, green: { alien: 'fido' } }, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-20')
    .uses('red', 'fodder.overwhelm', ['attack-08'])
    .uses('green', 'fido.fetch')
    .expectNext('fetch', 'green')
    .expectOptions('green', 'attack-06', 'attack-20');
});

const boosted = {
  ...overwhelming,
  red: { alien: 'fodder', hand: ['attack-10', 'attack-08', 'attack-04', 'attack-12', 'flare-fodder'] },
  blue: { hand: ['attack-12', 'attack-07'] },
} as const;

scenario('Super: whatever is lower than the opponent’s card', boosted, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-12')
    .expectNotOffered('red', 'fodder.overwhelm')
    .plays('red', 'flare-fodder')
    .expectNext('fodder', 'red')
    .expectOptions('red', 'attack-04', 'attack-08')
    .answers('red', ['attack-04', 'attack-08'])
    .expectTotals(24, 16)
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-12', 'flare-fodder');
});

scenario('Super is wasted when the use is zapped', boosted, (table) => {
  table
    .encounter(fought)
    .lay('attack-10', 'attack-12')
    .plays('red', 'flare-fodder')
    .zaps('yellow', 'fodder.overwhelm')
    .expectTotals(12, 16)
    .expectNotOffered('red', 'fodder.overwhelm', 'fodder.super')
    .expectTurn('blue')
    .expectHandSize('red', 4);
});

const late = { green: { extra: ['flare-fodder'] }, yellow: { extra: ['card-zap'] } } as const;

scenario('Wild: who declined joins after all, with one ship', late, (table) => {
  table
    .encounter(fought)
    .invites('defense', 'green')
    .declines('green')
    .lay('attack-10', 'attack-08')
    .expectTotals(12, 12)
    .plays('green', 'flare-fodder')
    .expectOptions('green', 'join:defense')
    .answers('green', 'join:defense')
    .expectNext('send-ships', 'green')
    .refuses('green', { 'green-1': 2 }, 'engine.too-many')
    .sends('green', { 'green-1': 1 })
    .expectTotals(12, 13)
    .expectAllies('defense', 'green')
    .rewards('green', 'card')
    .expectTurn('blue')
    .expectHandSize('green', 7);
});

scenario('Wild: with either side that had invited it', late, (table) => {
  table
    .encounter(fought)
    .invites('offense', 'green')
    .invites('defense', 'green')
    .declines('green')
    .lay('attack-10', 'attack-08')
    .uses('green', 'fodder.wild')
    .expectOptions('green', 'join:offense', 'join:defense')
    .answers('green', 'join:offense')
    .sends('green', 1)
    .expectTotals(13, 12)
    .expectGate('green', 1);
});

scenario('Wild: not for the uninvited', late, (table) => {
  table
    .encounter(fought)
    .invites('defense', 'yellow')
    .lay('attack-10', 'attack-08')
    .expectTurn('blue')
    .expectNeverOffered('green', 'fodder.wild');
});

scenario(
  'Wild: not for who came and was sent away',
  { ...late, yellow: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'green')
      .joins('green', 'defense', 2)
      .plays('yellow', 'force-field', ['green'])
      .lay('attack-10', 'attack-08')
      .expectTurn('blue')
      .expectNeverOffered('green', 'fodder.wild');
  },
);

scenario('Wild stopped', late, (table) => {
  table
    .encounter(fought)
    .invites('defense', 'green')
    .declines('green')
    .lay('attack-10', 'attack-08')
    .plays('green', 'flare-fodder', 'join:defense')
    .cardZaps('yellow')
    .expectTotals(12, 12)
    .expectAllies('defense');
});

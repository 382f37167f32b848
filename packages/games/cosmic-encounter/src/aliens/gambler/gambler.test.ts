import { scenario } from '../../testing/index.ts';

const bluffing = {
  red: { alien: 'gambler', hand: ['attack-06', 'attack-08'] },
  blue: { alien: 'filch', hand: ['attack-15', 'attack-04'], ships: { 'blue-1': 2 } },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-051] An unchallenged claim stands, and the card is never shown', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .expectOffered('red', 'gambler.bluff')
    .expectFaceUp('defense', 'attack-15')
    .expectFaceUp('offense', null)
    .uses('red', 'gambler.bluff', 'attack-40')
    .expectNext('challenge', 'blue')
    .expectOptions('blue', 'challenge', 'believe')
    .answers('blue', 'believe')
    .expectTotals(43, 17)
    .expectFaceUp('offense', null)
    .expectKnows('red', { offense: 'attack-06', defense: 'attack-15' })
    .expectKnows('blue', { offense: null, defense: 'attack-15' })
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('blue', 'filch.theft')
    .expectDiscard('attack-15');
});

scenario('[CE-052] Caught lying: ships outside the encounter pay', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-40')
    .answers('blue', 'challenge')
    .expectFaceUp('offense', 'attack-06')
    .givesUp('red', { 'red-1': 3 })
    .expectWarp('red', 3)
    .expectTotals(9, 17)
    .expectResult('defense-won')
    .uses('blue', 'filch.theft')
    .expectTurn('blue')
    .expectWarp('red', 6)
    .expectHand('blue', 'attack-04', 'attack-06');
});

scenario('[CE-052] Caught lying: or those on the gate', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-40')
    .answers('blue', 'challenge')
    .givesUp('red', { gate: 3 })
    .expectTotals(6, 17)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectDiscard('attack-06', 'attack-15');
});

scenario('[CE-053] Doubting the truth costs the opponent ships outside the encounter', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-06')
    .answers('blue', 'challenge')
    .givesUp('blue', { 'blue-2': 2 })
    .expectWarp('blue', 2)
    .expectShips('blue', 'blue-1', 2)
    .expectTotals(9, 17)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectWarp('red', 3);
});

scenario('[CE-053] … or those on the planet', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-06')
    .answers('blue', 'challenge')
    .givesUp('blue', { 'blue-1': 2 })
    .expectShips('blue', 'blue-1', 0)
    .expectTotals(9, 15)
    .expectResult('defense-won');
});

const outside = { ...bluffing, options: { gamblerLossSource: 'outside-encounter' } } as const;

scenario('[CE-052] Where the table plays so, the gate does not pay', outside, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-40')
    .answers('blue', 'challenge')
    .until('give-up-ships')
    .refuses('red', { gate: 3 }, 'engine.unknown-option')
    .givesUp('red', 3)
    .expectTotals(9, 17)
    .expectTurn('blue')
    .expectWarp('red', 6);
});

scenario('… nor does the planet', outside, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-06')
    .answers('blue', 'challenge')
    .until('give-up-ships')
    .refuses('blue', { 'blue-1': 2 }, 'ce.not-this-planet')
    .givesUp('blue', { 'blue-2': 2 })
    .expectTotals(9, 17);
});

const foreseen = {
  red: { alien: 'oracle', hand: ['attack-08', 'attack-10'] },
  blue: { alien: 'gambler', hand: ['attack-06', 'attack-04'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-054] Foreseen, Gambler claims before Oracle selects', foreseen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .selects('blue', 'attack-06')
    .uses('blue', 'gambler.bluff', 'attack-40')
    .answers('red', 'believe')
    .expectNext('select', 'red')
    .expectFaceUp('defense', null)
    .selects('red', 'attack-08')
    .expectTotals(11, 44)
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectDiscard('attack-08');
});

scenario('[CE-054] Oracle challenges: shown and paid for, then Oracle selects', foreseen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .selects('blue', 'attack-06')
    .uses('blue', 'gambler.bluff', 'attack-40')
    .answers('red', 'challenge')
    .givesUp('blue', { 'blue-2': 4 })
    .expectNext('select', 'red')
    .expectWarp('blue', 4)
    .expectFaceUp('defense', 'attack-06')
    .selects('red', 'attack-08')
    .expectNeverOffered('red', 'gambler.bluff')
    .expectTotals(11, 10);
});

scenario('[CE-054] Without a claim the card lies face up, and no claim comes later', foreseen, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .selects('blue', 'attack-06')
    .expectOffered('blue', 'gambler.bluff')
    .expectNext('select', 'red')
    .expectFaceUp('defense', 'attack-06')
    .selects('red', 'attack-08')
    .expectNotOffered('blue', 'gambler.bluff')
    .expectTotals(11, 10);
});

scenario('Bluff zapped: the card is shown like any other', bluffing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.bluff', 'attack-40')
    .zaps('yellow', 'gambler.bluff')
    .expectTotals(9, 17)
    .expectFaceUp('offense', 'attack-06')
    .expectWarp('red', 0)
    .expectTurn('blue');
});

scenario(
  'A morph copies the claim',
  { ...bluffing, blue: { hand: ['morph', 'attack-04'], ships: { 'blue-1': 2 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-06', 'morph')
      .uses('red', 'gambler.bluff', 'attack-40')
      .answers('blue', 'believe')
      .expectTotals(43, 42);
  },
);

scenario(
  'Super: a higher stake for whoever was wrong',
  { ...bluffing, red: { alien: 'gambler', hand: ['attack-06', 'attack-08'], extra: ['flare-gambler'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-06', 'attack-15')
      .expectOffered('red', 'gambler.super')
      .expectNotOffered('red', 'gambler.wild')
      .plays('red', 'flare-gambler', 5)
      .uses('red', 'gambler.bluff', 'attack-06')
      .answers('blue', 'challenge')
      .givesUp('blue', 7)
      .expectTotals(9, 17)
      .expectWarp('blue', 7)
      .expectHand('red', 'attack-08', 'flare-gambler');
  },
);

const spread = {
  red: { hand: ['attack-06'], extra: ['flare-gambler'] },
  blue: { hand: ['attack-15', 'attack-04'] },
  yellow: { extra: ['card-zap'] },
} as const;

scenario('Wild: attacks that differ by the spread give it to the card', spread, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .plays('red', 'flare-gambler', 9)
    .expectTotals(18, 19);
});

scenario('Wild: a spread too wide gives nothing', spread, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .plays('red', 'flare-gambler', 10)
    .expectTotals(9, 19);
});

scenario('Wild, card zapped: nothing, and the flare is gone', spread, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .plays('red', 'flare-gambler', 9)
    .cardZaps('yellow')
    .expectTotals(9, 19)
    .expectDiscard('card-zap', 'flare-gambler');
});

const staked = {
  ...bluffing,
  red: { alien: 'gambler', hand: ['attack-06', 'attack-08'], extra: ['flare-gambler'] },
  yellow: { extra: ['card-zap'] },
} as const;

scenario('Super: twenty at the most, which is the whole fleet', staked, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .uses('red', 'gambler.super')
    .refuses('red', 0, 'engine.out-of-range')
    .refuses('red', 21, 'engine.out-of-range')
    .answers('red', 20)
    .uses('red', 'gambler.bluff', 'attack-40')
    .answers('blue', 'challenge')
    .until('reveal.after-reveal')
    .expectWarp('red', 20)
    .expectGate('red', 0);
});

scenario('Super, card-zapped: the usual stake', staked, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-06', 'attack-15')
    .plays('red', 'flare-gambler', 5)
    .cardZaps('yellow')
    .uses('red', 'gambler.bluff', 'attack-06')
    .answers('blue', 'challenge')
    .givesUp('blue', 2)
    .expectTotals(9, 17)
    .expectWarp('blue', 2);
});

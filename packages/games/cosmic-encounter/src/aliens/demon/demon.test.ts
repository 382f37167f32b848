import { scenario } from '../../testing/index.ts';

const possession = {
  red: { alien: 'demon', hand: ['attack-04', 'attack-06'], warp: 5 },
  blue: { hand: ['attack-15', 'attack-08'] },
  yellow: {
    alien: 'warrior',
    hand: ['attack-20', 'reinforcement-3', 'negotiate', 'attack-10', 'attack-08', 'flare-warpish'],
  },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-095] Demon plays from a possessed hand, and the rest goes back', possession, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'demon.possess')
    .expectOptions('red', 'yellow', 'green')
    .answers('red', 'yellow')
    .until('invite')
    .expectHandSize('yellow', 0)
    .expectOnSheet('red', 6)
    .lay('attack-20', 'attack-15')
    .plays('red', 'reinforcement-3', 'offense')
    .expectTotals(26, 19)
    .plays('red', 'flare-warpish')
    .expectTotals(30, 19)
    .expectHand('yellow', 'flare-warpish')
    .expectNext('second-encounter', 'red')
    .expectOnSheet('red', 0)
    .expectHand('red', 'attack-04', 'attack-06')
    .expectHand('yellow', 'negotiate', 'attack-10', 'attack-08', 'flare-warpish')
    .expectDiscard('attack-20', 'attack-15', 'reinforcement-3');
});

scenario(
  '[CE-096] An encounter card on the sheet is enough',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'demon', hand: ['quash'] },
    yellow: { hand: ['attack-30', 'negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'demon.possess', 'yellow')
      .expectNext('select', 'red', 'blue')
      .expectHand('blue', 'quash')
      .expectOptions('blue', 'attack-30', 'negotiate')
      .lay('attack-04', 'attack-30')
      .expectTotals(7, 34)
      .expectTurn('blue')
      .expectHand('yellow', 'negotiate')
      .expectDiscard('attack-04', 'attack-30', 'quash');
  },
);

scenario('Possess zapped: no hand is taken', possession, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .uses('red', 'demon.possess', 'yellow')
    .zaps('green')
    .until('select')
    .expectHandSize('yellow', 6)
    .expectOnSheet('red', 0)
    .expectOptions('red', 'attack-04', 'attack-06');
});

scenario(
  'Super: six cards off the deck, and back on it in any order',
  {
    ...possession,
    red: { alien: 'demon', hand: ['attack-04', 'flare-demon'] },
    deck: ['attack-40', 'negotiate', 'attack-12', 'attack-13', 'attack-14', 'attack-23', 'attack-00'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('red', 'flare-demon')
      .uses('red', 'demon.possess', 'deck')
      .until('invite')
      .expectOnSheet('red', 6)
      .lay('attack-40', 'attack-15')
      .expectResult('offense-won')
      .expectNext('put-back', 'red')
      .refuses('red', 'attack-04', 'engine.unknown-option')
      .answers('red', 'attack-12')
      .answers('red', 'attack-14')
      .answers('red', 'attack-13')
      .answers('red', 'attack-23')
      .expectNext('second-encounter', 'red')
      .expectOnSheet('red', 0)
      .expectHand('red', 'attack-04', 'flare-demon')
      .expectDeckTop('negotiate', 'attack-23', 'attack-13', 'attack-14', 'attack-12', 'attack-00');
  },
);

scenario(
  '[CE-140] Wild: an ally by force sends what leaves no colony empty',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-15', 'flare-demon'], ships: { 'blue-1': 3 } },
    yellow: {
      ships: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 2, 'yellow-4': 0, 'yellow-5': 0 },
      warp: 16,
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('blue', 'flare-demon', 'yellow')
      .until('send-ships')
      .refuses('yellow', { 'yellow-1': 1 }, 'ce.not-this-planet')
      .sends('yellow', { 'yellow-3': 1 })
      .expectAllies('defense', 'yellow')
      .lay('attack-04', 'attack-15')
      .expectTotals(7, 19);
  },
);

scenario(
  'Wild: a defense without ships forces nobody',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-15', 'flare-demon'], ships: { 'blue-1': 0 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('blue', 'flare-demon', 'yellow')
      .until('select')
      .expectAllies('defense');
  },
);

scenario(
  'Super, card-zapped: only hands are left to possess',
  {
    ...possession,
    red: { alien: 'demon', hand: ['attack-04', 'flare-demon'] },
    green: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('red', 'flare-demon')
      .cardZaps('green')
      .uses('red', 'demon.possess')
      .expectOptions('red', 'yellow', 'green');
  },
);

const pressed = { red: { hand: ['attack-10', 'flare-demon'] }, green: { extra: ['card-zap'] } } as const;

scenario('Wild: not the opponent, and as many ships as the user has', pressed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('red', 'demon.wild')
    .expectOptions('red', 'yellow', 'green')
    .answers('red', 'yellow')
    .until('send-ships')
    .refuses('yellow', { 'yellow-1': 3 }, 'engine.too-many')
    .refuses('yellow', { 'yellow-1': 1 }, 'engine.too-few')
    .sends('yellow', { 'yellow-1': 2 })
    .expectAllies('offense', 'yellow');
});

scenario('Wild, card-zapped: nobody is forced', pressed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('red', 'flare-demon', 'yellow')
    .cardZaps('green')
    .expectNext('select', 'red', 'blue')
    .expectAllies('offense');
});

scenario(
  'Super: a flare off the deck stays with Demon once it is played',
  {
    blue: possession.blue,
    red: { alien: 'demon', hand: ['attack-04', 'flare-demon'], warp: 3 },
    deck: ['attack-40', 'flare-warpish', 'negotiate', 'attack-12', 'attack-13', 'attack-14'],
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .plays('red', 'flare-demon')
      .uses('red', 'demon.possess', 'deck')
      .lay('attack-04', 'attack-15')
      .plays('red', 'flare-warpish')
      .until('reveal.after-reveal')
      .expectHand('red', 'flare-demon', 'flare-warpish')
      .expectOnSheet('red', 5);
  },
);

import { scenario } from '../../testing/index.ts';

/** From the hands as they are when planning begins to two cards on the table. */

scenario(
  'Foresee waits for Transference: what was traded away is not laid',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'trader', hand: ['attack-20', 'negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'trader.transference')
      .expectNext('select', 'blue')
      .expectOptions('blue', 'attack-04', 'attack-06')
      .selects('blue', 'attack-06')
      .expectNext('select', 'red')
      .expectFaceUp('defense', 'attack-06')
      .expectOptions('red', 'attack-20', 'negotiate');
  },
);

scenario(
  'Foresee waits for Upset: even face up it must be an attack',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'negotiate'] },
    blue: { alien: 'loser', hand: ['attack-20', 'negotiate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'loser.upset')
      .until('select')
      .expectOptions('blue', 'attack-20')
      .selects('blue', 'attack-20')
      .until('select')
      .expectOptions('red', 'attack-04')
      .selects('red', 'attack-04')
      .expectTotals(7, 24)
      .expectResult('offense-won');
  },
);

scenario(
  'Magic after Foresee: Sorcerer has seen nothing but its own card',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'sorcerer', hand: ['attack-20', 'attack-08'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .expectOffered('blue', 'sorcerer.magic')
      .expectKnows('blue', { offense: null, defense: 'attack-20' })
      .uses('blue', 'sorcerer.magic')
      .zaps('green', 'sorcerer.magic')
      .expectTotals(7, 24)
      .expectResult('defense-won')
      .expectTurn('blue');
  },
);

scenario(
  'Magic, then Theft: it takes what lies before the opponent in the end',
  {
    red: { alien: 'filch', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'sorcerer', hand: ['attack-20', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-20')
      .uses('blue', 'sorcerer.magic')
      .expectTotals(23, 8)
      .uses('red', 'filch.theft')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04', 'attack-06')
      .expectDiscard('attack-20');
  },
);

scenario(
  'Magic with the morph: it copies what lies opposite after the swap',
  {
    red: { alien: 'sorcerer', hand: ['morph', 'attack-06'] },
    blue: { hand: ['attack-20', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('morph', 'attack-20')
      .uses('red', 'sorcerer.magic')
      .expectFaceUp('defense', null)
      .expectTotals(23, 24)
      .expectFaceUp('defense', 'morph')
      .expectFaceUp('offense', 'attack-20');
  },
);

scenario(
  'Mirror is asked before Magic and after it: each called once, both in force',
  {
    red: { alien: 'mirror', hand: ['attack-12', 'attack-06'] },
    blue: { alien: 'sorcerer', hand: ['attack-20', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-12', 'attack-20')
      .expectOffered('red', 'mirror.reversal')
      .together({ red: 'mirror.reversal', blue: 'sorcerer.magic' })
      .uses('blue', 'sorcerer.magic')
      .expectTotals(2 + 3, 21 + 4);
  },
);

scenario(
  'What Sacrifice draws may be laid at once',
  {
    red: { alien: 'kamikaze', hand: ['attack-04', 'quash'] },
    deck: ['attack-30', 'attack-12'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 1 })
      .until('select')
      .expectOptions('red', 'attack-04', 'attack-30', 'attack-12');
  },
);

scenario(
  'Oracle against a hoard: the card is shown, and a zap of Hoard makes Miser lay another',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'miser', hand: ['attack-08'], onSheet: ['attack-40', 'negotiate'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .selects('blue', 'attack-40')
      .zaps('green', 'miser.hoard')
      .expectNext('select', 'blue')
      .expectOptions('blue', 'attack-08')
      .selects('blue', 'attack-08')
      .expectNext('select', 'red')
      .expectFaceUp('defense', 'attack-08')
      .expectOnSheet('blue', 2);
  },
);

const seenEnough = {
  red: { alien: 'oracle', hand: ['attack-04', 'flare-oracle'] },
  green: { hand: ['attack-10', 'attack-12'] },
} as const;

scenario(
  'Super Oracle against a possessed card: it goes back to whose hand it was',
  { ...seenEnough, blue: { alien: 'demon', hand: ['attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'demon.possess', 'green')
      .selects('blue', 'attack-12')
      .plays('red', 'flare-oracle')
      .expectResult('deal')
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-08')
      .expectHand('green', 'attack-10', 'attack-12');
  },
);

scenario(
  'Super Oracle against a hoarded card: it goes back to the hoard',
  { ...seenEnough, blue: { alien: 'miser', hand: ['attack-08'], onSheet: ['attack-40', 'negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .selects('blue', 'attack-40')
      .plays('red', 'flare-oracle')
      .expectNext('second-encounter', 'red')
      .expectHand('blue', 'attack-08')
      .expectOnSheet('blue', 2);
  },
);

scenario(
  'Super Oracle facing a bluff has seen no card, and nothing to go home from',
  { ...seenEnough, blue: { alien: 'gambler', hand: ['attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .selects('blue', 'attack-08')
      .uses('blue', 'gambler.bluff', 'attack-40')
      .answers('red', 'believe')
      .expectNext('select', 'red')
      .expectNeverOffered('red', 'oracle.super');
  },
);

const possessing = {
  red: { alien: 'demon', hand: ['attack-04', 'quash'] },
  blue: { alien: 'trader', hand: ['attack-20', 'negotiate', 'attack-06'] },
  yellow: { hand: ['attack-12', 'reinforcement-3'] },
} as const;

scenario('Trader gets the Demon’s hand, not what the Demon possesses', possessing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('red', 'demon.possess', 'yellow')
    .uses('blue', 'trader.transference')
    .until('select')
    .expectHand('blue', 'attack-04', 'quash')
    .expectOnSheet('red', 2)
    .expectOptions('red', 'attack-20', 'negotiate', 'attack-06', 'attack-12')
    .lay('attack-12', 'attack-04')
    .plays('red', 'reinforcement-3', 'offense')
    .expectTotals(12 + 2 + 3, 4 + 4)
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-20', 'negotiate', 'attack-06')
    .expectHand('yellow')
    .expectDiscard('attack-12', 'attack-04', 'reinforcement-3');
});

scenario(
  'Super Trader cannot trade with whom the Demon has emptied',
  {
    ...possessing,
    red: { alien: 'demon', hand: ['attack-04', 'quash'] },
    blue: { ...possessing.blue, extra: ['flare-trader'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('red', 'demon.possess', 'yellow')
      .plays('blue', 'flare-trader')
      .until('planning.before-select')
      .uses('blue', 'trader.transference')
      .expectOptions('blue', 'red', 'green');
  },
);

scenario(
  'A present that must be played is laid face up for Oracle',
  {
    red: { alien: 'oracle', hand: ['attack-10', 'attack-06'] },
    blue: { hand: ['attack-15', 'attack-08'] },
    yellow: { alien: 'philanthropist', hand: ['negotiate', 'flare-philanthropist'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .uses('yellow', 'philanthropist.giving', 'blue', 'negotiate')
      .plays('yellow', 'flare-philanthropist')
      .expectNext('select', 'blue')
      .expectOptions('blue', 'negotiate')
      .selects('blue', 'negotiate')
      .expectNext('select', 'red')
      .expectFaceUp('defense', 'negotiate');
  },
);

import { scenario } from '../../testing/index.ts';

/** What lies on a lent sheet goes with it, and comes back with it. */

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'A hoard is lent with the sheet, and what is left of it comes back',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-10'] },
    yellow: { alien: 'miser', hand: ['attack-08', 'flare-philanthropist'], onSheet: ['attack-40', 'quash'] },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .expectOnSheet('red', 2)
      .expectOnSheet('yellow', 0)
      .until('select')
      .expectOptions('red', 'attack-04', 'attack-06', 'attack-40')
      .lay('attack-40', 'attack-10')
      .expectTotals(42, 14)
      .expectNext('second-encounter', 'red')
      .expectOnSheet('yellow', 1)
      .expectOnSheet('red', 0);
  },
);

const lender = { extra: ['flare-philanthropist'] } as const;

scenario(
  'It comes back also when the encounter is called off',
  {
    red: { hand: ['attack-04', 'quash'] },
    blue: { hand: ['attack-08', 'ionic-gas', 'flare-trader'] },
    yellow: { alien: 'warrior', tokens: 5, ...lender },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .luck('red', 'attack-04')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .expectResult('called-off')
      .expectTurn('blue')
      .expectTokens('yellow', 5)
      .expectSheets('red', 0);
  },
);

scenario(
  'Patience lent: its tokens go for the borrower, who may win by them',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'tick-tock', tokens: 1, ...lender },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'green')
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .expectWinners('green');
  },
);

scenario(
  'Possessed cards are back with their owner before the sheet is',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'demon', hand: ['attack-10', 'flare-philanthropist'] },
    green: { hand: ['attack-12', 'quash'] },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .uses('red', 'demon.possess', 'green')
      .lay('attack-12', 'attack-20')
      .expectTurn('blue')
      .expectAlien('yellow', 'demon')
      .expectOnSheet('yellow', 0)
      .expectHand('green', 'quash')
      .expectHand('red', 'attack-04', 'attack-06');
  },
);

scenario(
  'A borrowed power that changes hands by Wild Sorcerer still goes back to the lender',
  {
    red: { alien: 'human', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'virus', hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'warrior', tokens: 5, ...lender },
    green: { extra: ['flare-sorcerer'] },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .plays('green', 'flare-sorcerer')
      .lay('attack-04', 'attack-20')
      .expectTotals(4 * 2, 24 + 5)
      .expectTurn('blue')
      .expectAlien('yellow', 'warrior')
      .expectAlien('red', 'virus')
      .expectAlien('blue', 'human')
      .expectSheets('yellow', 1)
      .expectTokens('yellow', 5 + 1);
  },
);

scenario(
  '… and a lender that changes sheets has given up what it lent',
  {
    red: { alien: 'human', hand: ['attack-04', 'flare-philanthropist'] },
    blue: { alien: 'virus', hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'warrior', tokens: 5 },
    green: { extra: ['flare-sorcerer'] },
  },
  (table) => {
    table
      .plays('red', 'flare-philanthropist', 'yellow')
      .encounter(fought)
      .plays('green', 'flare-sorcerer')
      .lay('attack-04', 'attack-20')
      .expectTotals(4 * 2, 24)
      .expectTurn('blue')
      .expectAlien('red', 'virus')
      .expectAlien('blue', 'human')
      .expectAlien('yellow', 'warrior');
  },
);

scenario(
  'Fortification lent: the borrower lays and activates, and both stay when the sheet goes back',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06', 'attack-08'] },
    yellow: { alien: 'citadel', hand: ['attack-12', 'flare-philanthropist'] },
    beside: { 'blue-1': ['attack-10'] },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'blue')
      .uses('blue', 'citadel.place', 'blue-1', 'attack-08')
      .encounter(fought)
      .lay('attack-20', 'attack-06')
      .uses('blue', 'citadel.fortification')
      .expectTotals(22, 6 + 4 + 18)
      .expectNeverOffered('yellow', 'citadel.place', 'citadel.fortification')
      .expectTurn('blue')
      .expectAlien('yellow', 'citadel')
      .expectBeside('blue-1', 'attack-10', 'attack-08');
  },
);

scenario(
  'What a seed brought is not lent, and not laid aside for what is borrowed',
  {
    red: { alien: 'human', hand: ['attack-04'], techs: [{ id: 'precursor-seed', ships: 9 }] },
    blue: { hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'warrior', tokens: 5, ...lender },
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .completes('red', 'precursor-seed')
      .returns('red', { 'red-1': 9 })
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .expectAlien('red', 'warrior')
      .expectAlien('red', 'amoeba')
      .expectAlien('red', 'human', false)
      .expectSheets('yellow', 0)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectAlien('red', 'human')
      .expectAlien('red', 'amoeba')
      .expectSheets('red', 2)
      .expectTokens('yellow', 7);
  },
);

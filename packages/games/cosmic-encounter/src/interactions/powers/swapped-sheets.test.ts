import { scenario } from '../../testing/index.ts';

/** Wild Sorcerer: the main players change sheets for good, with all that lies on them. */

const fought = { defense: 'blue', ships: 2 } as const;
const magic = { extra: ['flare-sorcerer'] } as const;

scenario(
  'A hoard goes with the sheet, and is played from by its new owner at once',
  {
    red: { alien: 'miser', hand: ['attack-04'], onSheet: ['attack-40', 'quash'] },
    blue: { alien: 'human', hand: ['attack-06'] },
    yellow: magic,
  },
  (table) => {
    table
      .encounter(fought)
      .plays('yellow', 'flare-sorcerer')
      .until('select')
      .expectOptions('red', 'attack-04')
      .expectOptions('blue', 'attack-06', 'attack-40')
      .lay('attack-04', 'attack-40')
      .expectTotals(4 + 2 + 4, 44)
      .expectTurn('blue')
      .expectOnSheet('blue', 1);
  },
);

scenario(
  'Fortresses stand where they stood, and their new owner may activate them',
  {
    red: { alien: 'citadel', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'virus', hand: ['attack-06'] },
    yellow: magic,
    beside: { 'blue-1': ['attack-15'] },
  },
  (table) => {
    table
      .encounter(fought)
      .plays('yellow', 'flare-sorcerer')
      .lay('attack-20', 'attack-06')
      .uses('blue', 'citadel.fortification')
      .expectTotals(20 * 2, 6 + 4 + 15)
      .expectNeverOffered('red', 'citadel.fortification')
      .expectNext('second-encounter', 'red')
      .expectBeside('blue-1');
  },
);

scenario(
  'A zapped power stays zapped with its new owner; the other works at once',
  {
    red: { alien: 'macron', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: magic,
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .aims('blue-1')
      .zaps('green', 'macron.mass-launch')
      .sends('red', 2)
      .plays('yellow', 'flare-sorcerer')
      .lay('attack-04', 'attack-20')
      .expectTotals(4 + 2 + 4, 20 + 4);
  },
);

const twoHomes = { 'red-1': 10, 'red-2': 10, 'red-3': 0, 'red-4': 0, 'red-5': 0 } as const;

scenario(
  'A21 Whether a sheet is up depends on who has it now',
  {
    red: { alien: 'human', hand: ['attack-04', 'attack-06'], ships: twoHomes },
    blue: { alien: 'virus', hand: ['attack-20'] },
    yellow: magic,
  },
  (table) => {
    table
      .encounter(fought)
      .expectPower('red', false)
      .expectPower('blue', true)
      .plays('yellow', 'flare-sorcerer')
      .until('select')
      .expectAlien('blue', 'human')
      .expectPower('blue', true)
      .expectAlien('red', 'virus')
      .expectPower('red', false)
      .lay('attack-04', 'attack-20')
      .expectTotals(6, 24 + 4);
  },
);

scenario(
  'An upset that was declared stands, though its alien has changed sides',
  {
    red: { alien: 'loser', hand: ['attack-04', 'negotiate'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: magic,
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'loser.upset')
      .plays('yellow', 'flare-sorcerer')
      .lay('attack-04', 'attack-20')
      .expectTotals(6 + 4, 24)
      .expectResult('offense-won');
  },
);

scenario(
  'A power that was used may be used once more by who has it now',
  {
    red: { alien: 'trader', hand: ['attack-04'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: magic,
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'trader.transference')
      .plays('yellow', 'flare-sorcerer')
      .uses('blue', 'trader.transference')
      .until('select')
      .expectHand('red', 'attack-04')
      .expectHand('blue', 'attack-20');
  },
);

scenario(
  'What the Demon possessed is played by who has its sheet now, and goes back to its owner',
  {
    red: { alien: 'demon', hand: ['attack-04'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: magic,
    green: { hand: ['attack-30', 'attack-12'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'green')
      .plays('yellow', 'flare-sorcerer')
      .until('select')
      .expectOptions('red', 'attack-04')
      .expectOptions('blue', 'attack-20', 'attack-30', 'attack-12')
      .lay('attack-04', 'attack-30')
      .expectTurn('blue')
      .expectHand('green', 'attack-12')
      .expectOnSheet('blue', 0);
  },
);

scenario(
  'The Demon that plays the flare from its sheet gives it to the Sorcerer like anybody',
  {
    red: { alien: 'demon', hand: ['attack-04'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: { alien: 'sorcerer', hand: ['attack-06'] },
    green: { hand: ['attack-30', 'flare-sorcerer'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'green')
      .plays('red', 'flare-sorcerer')
      .until('select')
      .expectAlien('blue', 'demon')
      .expectHand('yellow', 'attack-06', 'flare-sorcerer')
      .expectOptions('blue', 'attack-20', 'attack-30');
  },
);

scenario(
  'Prevented by Anti-Matter’s flare: sheets stay, and the flare goes back to whose hand it was',
  {
    red: { alien: 'demon', hand: ['attack-04'] },
    blue: { alien: 'human', hand: ['attack-20', 'flare-anti-matter'] },
    green: { hand: ['attack-30', 'flare-sorcerer'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'green')
      .plays('red', 'flare-sorcerer')
      .plays('blue', 'flare-anti-matter')
      .until('select')
      .expectAlien('red', 'demon')
      .expectHand('red', 'attack-04')
      .expectHand('green', 'flare-sorcerer')
      .expectNotOffered('red', 'sorcerer.wild');
  },
);

scenario(
  'Grudges are collected by who has the sheet now, by its own result',
  {
    red: { alien: 'grudge', hand: ['attack-04'] },
    blue: { alien: 'human', hand: ['attack-20'] },
    yellow: magic,
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'green')
      .declines('green')
      .plays('yellow', 'flare-sorcerer')
      .lay('attack-04', 'attack-20')
      .expectTotals(6 + 4, 24)
      .givesUp('green', { 'green-1': 1 })
      .expectTurn('blue')
      .expectWarp('green', 1);
  },
);

scenario(
  'What a seed brought stays with the seed',
  {
    red: { alien: 'human', hand: ['attack-04'], techs: [{ id: 'precursor-seed', ships: 9 }] },
    blue: { alien: 'virus', hand: ['attack-20'] },
    yellow: { extra: ['flare-sorcerer'] },
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .completes('red', 'precursor-seed')
      .returns('red', { 'red-1': 9 })
      .encounter(fought)
      .plays('yellow', 'flare-sorcerer')
      .until('select')
      .expectAlien('blue', 'human')
      .expectSheets('blue', 1)
      .expectSheets('red', 2)
      .expectAlien('red', 'amoeba');
  },
);

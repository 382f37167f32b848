import { expect } from 'vitest';
import { type AlienId, aliensIn, withGameSetup } from '../../content/aliens.ts';
import { scenario } from '../../testing/index.ts';

/** Reincarnator with the powers it comes to have. */

/** Chance makes the next alien drawn this one, with only these in play and none of them incompatible with another. */
const drawn = (alien: AlienId, ...inPlay: readonly AlienId[]) => ({
  aliens: [
    aliensIn('revised')
      .filter((other) => ![...inPlay, ...withGameSetup].includes(other))
      .indexOf(alien),
  ],
});

const losing = {
  red: { alien: 'reincarnator', hand: ['attack-04', 'attack-06', 'attack-08'] },
  blue: { hand: ['attack-20', 'attack-10', 'attack-08'] },
  destiny: ['blue', 'red'],
} as const;

const lost = { defense: 'blue', ships: 2 } as const;
const back = { offense: 'blue', defense: 'red', ships: 1 } as const;

scenario(
  'An incarnation’s compulsory power is compulsory in the next encounter',
  { ...losing, loaded: drawn('tripler', 'reincarnator') },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectAlien('red', 'tripler')
      .expectAlien('red', 'reincarnator')
      .encounter(back)
      .lay('attack-10', 'attack-06')
      .expectTotals(11, 18 + 4);
  },
);

scenario(
  'A zap stops one of the two: without Thrice it still is reborn',
  {
    ...losing,
    yellow: { extra: ['cosmic-zap'] },
    loaded: { aliens: [...drawn('tripler', 'reincarnator').aliens, 0] },
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .encounter(back)
      .lay('attack-10', 'attack-06')
      .zaps('yellow', 'tripler.thrice')
      .expectTotals(11, 6 + 4)
      .expectResult('offense-won')
      .expectNext('second-encounter', 'blue')
      .expectAlien('red', 'tripler', false)
      .expectAlien('red', 'amoeba')
      .expectSheets('red', 2);
  },
);

scenario(
  '… and with Reincarnation zapped the incarnation stays',
  {
    ...losing,
    yellow: { extra: ['cosmic-zap'] },
    loaded: drawn('warpish', 'reincarnator'),
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .encounter({ ...back, ships: 4 })
      .lay('attack-10', 'attack-06')
      .expectTotals(14, 6 + 4 + 2)
      .zaps('yellow', 'reincarnator.reincarnation')
      .expectNext('second-encounter', 'blue')
      .expectAlien('red', 'warpish');
  },
);

scenario(
  'Beaten at its third home both powers are lost at once, so it is not reborn',
  {
    ...losing,
    red: { ...losing.red, ships: { 'red-1': 4, 'red-2': 8, 'red-3': 8, 'red-4': 0, 'red-5': 0 } },
    yellow: { extra: ['flare-parasite'] },
    loaded: drawn('warpish', 'reincarnator'),
  },
  (table) => {
    table
      .encounter({ ...lost, ships: { 'red-2': 2 } })
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectAlien('red', 'warpish')
      .encounter({ ...back, ships: 4 })
      .lay('attack-10', 'attack-06')
      // two ships of its own in the warp
      .expectTotals(14, 6 + 4 + 2)
      .plays('yellow', 'flare-parasite', 'red-4')
      .expectNext('second-encounter', 'blue')
      .expectPower('red', false)
      .expectAlien('red', 'warpish')
      .expectSheets('red', 2)
      .expectMarkers({ yellow: 1 });
  },
);

scenario(
  'Warrior as an incarnation begins without tokens, and earns its first for the defeat it came with',
  { ...losing, loaded: drawn('warrior', 'reincarnator') },
  (table) => {
    table.encounter(lost).lay('attack-04', 'attack-20').expectTurn('blue').expectAlien('red', 'warrior');
    const [, incarnation] = table.view.players[0]?.sheets ?? [];
    expect(incarnation?.tokens).toBe(2);
  },
);

scenario(
  'An immortal incarnation loses no ships, but itself',
  {
    ...losing,
    loaded: { aliens: [...drawn('zombie', 'reincarnator').aliens, 0] },
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .encounter(back)
      .lay('attack-10', 'attack-06')
      .returns('red', { 'red-2': 4 })
      .expectNext('second-encounter', 'blue')
      .expectWarp('red', 2)
      .expectAlien('red', 'zombie', false)
      .expectAlien('red', 'amoeba');
  },
);

scenario(
  'A fortress falls when its incarnation goes',
  {
    ...losing,
    loaded: { aliens: [...drawn('citadel', 'reincarnator').aliens, 0] },
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .uses('red', 'citadel.place', 'green-1', 'attack-08')
      .encounter(back)
      .expectBeside('green-1', 'attack-08')
      .lay('attack-10', 'attack-06')
      .expectNext('second-encounter', 'blue')
      .expectAlien('red', 'citadel', false)
      .expectBeside('green-1');
  },
);

scenario(
  'An incarnation may act where Reincarnation has nothing to do: Fido fetches as a bystander',
  {
    ...losing,
    destiny: ['blue', 'yellow'],
    loaded: drawn('fido', 'reincarnator'),
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .encounter({ offense: 'blue', defense: 'yellow', ships: 1 })
      .lay('attack-10', 'attack-04')
      .expectOffered('red', 'fido.fetch');
  },
);

scenario(
  'A seed’s alien is no incarnation, and stays when another comes',
  {
    ...losing,
    red: { ...losing.red, techs: [{ id: 'precursor-seed', ships: 9 }] },
    loaded: { aliens: [0, 0] },
  },
  (table) => {
    table
      .completes('red', 'precursor-seed')
      .returns('red', { 'red-1': 9 })
      .expectAlien('red', 'amoeba')
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectSheets('red', 3)
      .expectAlien('red', 'amoeba')
      .expectAlien('red', 'anti-matter');
  },
);

scenario(
  'Lent to a loser, Reincarnation brings it an incarnation that the lender gets back with it',
  {
    ...losing,
    red: { alien: 'human', hand: ['attack-04', 'attack-06'] },
    yellow: { alien: 'reincarnator', extra: ['flare-philanthropist'] },
    loaded: { aliens: [0] },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .expectAlien('red', 'human')
      .expectSheets('red', 1)
      .expectAlien('yellow', 'reincarnator')
      .expectAlien('yellow', 'amoeba');
  },
);

scenario(
  'Nobody is made to be reborn who is so anyway: Wild Reincarnator passes over it',
  {
    ...losing,
    green: { extra: ['flare-reincarnator'] },
    yellow: { alien: 'human' },
  },
  (table) => {
    table
      .encounter(lost)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-04', 'attack-20')
      .plays('green', 'flare-reincarnator')
      .expectOptions('green', 'yellow')
      .answers('green', 'yellow')
      .expectTurn('blue')
      .expectAlien('yellow', 'human', false)
      .expectSheets('yellow', 1);
  },
);

scenario(
  'Swapped by Wild Sorcerer, both sheets go, and whoever has them is reborn when it loses',
  {
    ...losing,
    blue: { alien: 'human', hand: ['attack-20', 'attack-04'] },
    yellow: { extra: ['flare-sorcerer'] },
    loaded: { aliens: [...drawn('tripler', 'reincarnator', 'human').aliens, 0] },
  },
  (table) => {
    table
      .encounter(lost)
      .lay('attack-04', 'attack-20')
      .expectTurn('blue')
      .encounter(back)
      .plays('yellow', 'flare-sorcerer')
      .lay('attack-04', 'attack-08')
      .expectTotals(4 * 3 + 1, 8 + 4 + 4)
      .expectTurn('yellow')
      .expectAlien('red', 'human')
      .expectSheets('red', 1)
      .expectAlien('blue', 'reincarnator')
      .expectAlien('blue', 'tripler', false)
      .expectAlien('blue', 'amoeba');
  },
);

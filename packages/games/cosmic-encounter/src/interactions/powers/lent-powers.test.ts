import { scenario } from '../../testing/index.ts';

/** Wild Philanthropist: another player has the power for an encounter. */

const fought = { defense: 'blue', ships: 2 } as const;

const lender = { extra: ['flare-philanthropist'] } as const;

scenario(
  'Mass lent to the defense: its ship counts four',
  {
    red: { hand: ['attack-20', 'attack-06', 'attack-04'] },
    blue: { hand: ['attack-10', 'negotiate'], ships: { 'blue-1': 1 } },
    yellow: { alien: 'macron', ...lender },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'blue')
      .encounter(fought)
      .lay('attack-20', 'attack-10')
      .expectTotals(22, 10 + 4)
      .expectNext('second-encounter', 'red')
      .expectAlien('yellow', 'macron');
  },
);

scenario(
  '… and is paid for twice',
  {
    red: { hand: ['attack-20', 'attack-06', 'attack-04', 'attack-05'] },
    blue: { hand: ['attack-10', 'negotiate'], ships: { 'blue-1': 1 } },
    yellow: { alien: 'macron', ...lender },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'blue')
      .encounter(fought)
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectHandSize('blue', 1 + 2);
  },
);

const immortality = {
  red: { hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'attack-08'] },
  yellow: { alien: 'zombie', ...lender },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Immortality saves the ship it costs to lend it, then the borrower’s', immortality, (table) => {
  table
    .plays('yellow', 'flare-philanthropist', 'red')
    .returns('yellow', { 'yellow-1': 1 })
    .encounter(fought)
    .expectWarp('yellow', 0)
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-20')
    .returns('red', { 'red-1': 2 })
    .expectTurn('blue')
    .expectWarp('red', 0)
    .expectWarp('yellow', 1)
    .expectAlien('yellow', 'zombie');
});

scenario(
  'Zapped with the borrower, and the lender has it again in the next encounter',
  immortality,
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .returns('yellow', { 'yellow-1': 1 })
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .zaps('green', 'zombie.immortality')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .encounter({ offense: 'blue', defense: 'yellow', ships: 4 })
      .lay('attack-08', 'attack-04')
      .returns('yellow', { 'yellow-2': 5 })
      .expectWarp('yellow', 0);
  },
);

scenario(
  'The borrower’s own flare is wild meanwhile, and the borrowed alien’s is super for it',
  {
    red: { alien: 'tripler', hand: ['attack-04', 'flare-tripler', 'flare-virus'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'virus', ...lender },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .until('reveal.at-flip')
      .expectOffered('red', 'tripler.wild')
      .until('reveal.after-reveal')
      .expectOffered('red', 'virus.super')
      .expectNotOffered('red', 'virus.wild')
      .expectTotals(4 * 2, 24);
  },
);

scenario(
  'The lender has none: its own flare is wild for it',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    yellow: { alien: 'macron', extra: ['flare-philanthropist', 'flare-macron'] },
    options: { flares: 'unlimited' },
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'green')
      .encounter(fought)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 3)
      .lay('attack-04', 'attack-06')
      .expectOffered('yellow', 'macron.wild')
      .expectNeverOffered('yellow', 'macron.super')
      .expectTotals(4 + 2 + 3, 10);
  },
);

const twoHomes = { 'red-1': 10, 'red-2': 10, 'red-3': 0, 'red-4': 0, 'red-5': 0 } as const;

scenario(
  'A54 The borrower’s own home colonies decide whether it works',
  {
    red: { alien: 'human', hand: ['attack-04', 'attack-06'], ships: twoHomes },
    yellow: { alien: 'warrior', tokens: 5, ...lender },
  },
  (table) => {
    table
      .expectPower('red', false)
      .plays('yellow', 'flare-philanthropist', 'red')
      .until('aim')
      .expectAlien('red', 'warrior')
      .expectPower('red', false)
      .encounter(fought)
      .lay('attack-04', 'attack-06')
      .expectTotals(6, 10)
      .expectTurn('blue')
      .expectTokens('yellow', 5);
  },
);

scenario(
  'A54 A power that is lost cannot be lent',
  {
    yellow: {
      alien: 'warrior',
      ...lender,
      ships: { 'yellow-1': 10, 'yellow-2': 10, 'yellow-3': 0, 'yellow-4': 0, 'yellow-5': 0 },
    },
  },
  (table) => {
    table.until('aim').expectNeverOffered('yellow', 'philanthropist.wild');
  },
);

scenario(
  'Continuity lent: the borrower goes on with an encounter in which it has its own power again',
  {
    red: { alien: 'human', hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    yellow: { alien: 'machine', ...lender },
    destiny: ['blue', 'green'],
  },
  (table) => {
    table
      .plays('yellow', 'flare-philanthropist', 'red')
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .expectTotals(6, 24)
      .uses('red', 'machine.continuity')
      .encounter({ offense: 'red', defense: 'green', ships: 1 })
      .expectAlien('red', 'human')
      .expectAlien('yellow', 'machine')
      .lay('attack-06', 'attack-04')
      .expectTotals(6 + 1 + 4, 8);
  },
);

scenario(
  'Zapped already, a power cannot be lent',
  {
    red: { hand: ['attack-04'], techs: [{ id: 'omega-missile', completed: true }] },
    yellow: { alien: 'zombie', ...lender },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .expectOffered('yellow', 'philanthropist.wild')
      .uses('red', 'omega-missile', 'yellow-1')
      .zaps('green', 'zombie.immortality')
      .until('regroup.start')
      .expectNotOffered('yellow', 'philanthropist.wild')
      .expectNext('aim', 'red');
  },
);

import { scenario } from '../../testing/index.ts';

/** What counts as a win, a loss or a deal for Warrior, Tick-Tock and others. */

const counting = {
  red: { alien: 'warrior', tokens: 2, hand: ['attack-04', 'attack-06'] },
  blue: { hand: ['attack-20', 'flare-loser'] },
  yellow: { alien: 'tick-tock', tokens: 5 },
} as const;

scenario('Both lose: two tokens for Warrior, none from Tick-Tock', counting, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .plays('blue', 'flare-loser')
    .expectResult('both-lost')
    .expectTurn('blue')
    .expectTokens('red', 4)
    .expectTokens('yellow', 5);
});

scenario(
  'Called off: nobody counts anything',
  {
    ...counting,
    red: { alien: 'warrior', tokens: 2, hand: ['attack-04', 'quash'] },
    blue: { hand: ['attack-08', 'ionic-gas', 'flare-trader'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .luck('red', 'attack-04')
      .plays('blue', 'flare-trader')
      .answers('blue', ['ionic-gas'])
      .expectResult('called-off')
      .expectTurn('blue')
      .expectTokens('red', 2)
      .expectTokens('yellow', 5);
  },
);

scenario(
  'A home colony re-established: one token for Warrior, none from Tick-Tock',
  { ...counting, red: { ...counting.red, ships: { 'red-4': 0 } }, destiny: ['red'] },
  (table) => {
    table
      .until('destiny')
      .chooses('re-establish:red-4')
      .until('re-establish')
      .answers('red', { 'red-1': 1 })
      .expectNext('second-encounter', 'red')
      .expectTokens('red', 3)
      .expectTokens('yellow', 5);
  },
);

scenario(
  'A56 Ended by Super Oracle: a deal for Warrior and Tick-Tock',
  {
    ...counting,
    blue: { alien: 'oracle', hand: ['attack-20', 'flare-oracle'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .selects('red', 'attack-04')
      .plays('blue', 'flare-oracle')
      .expectResult('deal')
      .expectNext('second-encounter', 'red')
      .expectTokens('red', 3)
      .expectTokens('yellow', 4);
  },
);

scenario(
  'A56 … and for Grudge, whose offenders get off lightly',
  {
    red: { alien: 'grudge', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'oracle', hand: ['attack-20', 'flare-oracle'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'green')
      .declines('green')
      .expectNext('select', 'red')
      .expectTokenHolders('green')
      .selects('red', 'attack-04')
      .plays('blue', 'flare-oracle')
      .givesUp('green', { 'green-1': 1 })
      .expectNext('second-encounter', 'red')
      .expectWarp('green', 1);
  },
);

scenario(
  'A56 … and for Wild Mutant, who wants a card for it',
  {
    red: { hand: ['attack-04', 'flare-mutant'] },
    blue: { alien: 'oracle', hand: ['attack-20', 'flare-oracle'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .selects('red', 'attack-04')
      .plays('blue', 'flare-oracle')
      .luck('blue', 'attack-20')
      .plays('red', 'flare-mutant')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04', 'attack-20', 'flare-mutant');
  },
);

scenario(
  'Super Oracle prevented by Super Anti-Matter: the card is played after all',
  {
    ...counting,
    blue: { alien: 'oracle', hand: ['attack-20', 'flare-oracle'] },
    green: { alien: 'anti-matter', extra: ['flare-anti-matter'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .selects('red', 'attack-04')
      .plays('blue', 'flare-oracle')
      .plays('green', 'flare-anti-matter')
      .selects('blue', 'attack-20')
      .expectTotals(6 + 2, 24)
      .expectTurn('blue')
      .expectTokens('red', 4)
      .expectTokens('yellow', 4);
  },
);

const quashed = {
  red: { alien: 'warrior', hand: ['negotiate', 'attack-04', 'attack-06'] },
  blue: { hand: ['negotiate', 'attack-20', 'attack-08'] },
  yellow: { alien: 'tick-tock', tokens: 1 },
  green: { extra: ['quash', 'card-zap'] },
} as const;

scenario('A quashed deal is no deal: two for Warrior, and the last token stays', quashed, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { random: 1 }, blue: { random: 1 } })
    .accepts('blue')
    .plays('green', 'quash')
    .expectResult('deal-failed')
    .givesUp('red', { gate: 2, 'red-1': 1 })
    .givesUp('blue', { 'blue-2': 3 })
    .expectTurn('blue')
    .expectTokens('red', 2)
    .expectTokens('yellow', 1);
});

scenario(
  '… and with the Quash stopped it is, and Tick-Tock has won',
  { ...quashed, blue: { hand: ['negotiate', 'attack-20', 'card-zap'] }, green: { extra: ['quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { cards: ['attack-04'] }, blue: { cards: ['attack-20'] } })
      .accepts('blue')
      .plays('green', 'quash')
      .cardZaps('blue')
      .expectWinners('yellow');
  },
);

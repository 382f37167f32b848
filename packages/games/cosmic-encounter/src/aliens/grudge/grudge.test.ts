import { type ScenarioTable, scenario } from '../../testing/index.ts';

const slighted = {
  red: { alien: 'grudge', hand: ['attack-10', 'negotiate', 'attack-04'] },
  blue: { hand: ['attack-20', 'attack-04', 'negotiate'] },
  purple: { extra: ['cosmic-zap'] },
} as const;

/** Yellow comes, green does not, purple fights for the other side. */
const invitesAll = (table: ScenarioTable) =>
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow', 'green', 'purple')
    .invites('defense', 'purple')
    .joins('yellow', 'offense', 1)
    .declines('green')
    .joins('purple', 'defense', { 'purple-1': 2 });

scenario('[CE-084] Grudge loses: four ships each, but none that was sent against it', slighted, (table) => {
  invitesAll(table)
    .until('select')
    .expectTokenHolders('green', 'purple')
    .lay('attack-10', 'attack-20')
    .returns('purple', { 'purple-2': 2 })
    .expectNext('give-up-ships', 'green', 'purple')
    .refuses('purple', { 'purple-2': 5 }, 'engine.out-of-range')
    .givesUp('green', { 'green-1': 4 })
    .givesUp('purple', { 'purple-2': 4 })
    .expectTurn('blue')
    .expectWarp('green', 4)
    .expectWarp('purple', 4)
    .expectWarp('yellow', 1)
    .expectShips('purple', 'purple-2', 2);
});

scenario('[CE-084] Grudge wins: one ship more each', slighted, (table) => {
  invitesAll(table)
    .lay('attack-10', 'attack-04')
    .expectNext('give-up-ships', 'green', 'purple')
    .expectWarp('purple', 2)
    .givesUp('green', { 'green-1': 1 })
    .givesUp('purple', { 'purple-1': 1 })
    .expectNext('second-encounter', 'red')
    .expectWarp('green', 1)
    .expectWarp('purple', 3)
    .expectTokenHolders();
});

scenario('A deal is as good as a victory', slighted, (table) => {
  invitesAll(table)
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { cards: ['attack-04'] } })
    .accepts('blue')
    .givesUp('green', { 'green-1': 1 })
    .expectNext('second-encounter', 'red')
    .expectWarp('green', 1)
    .expectWarp('purple', 1);
});

scenario('A deal that fails costs four', slighted, (table) => {
  invitesAll(table)
    .lay('negotiate', 'negotiate')
    .breaksOff('blue')
    .givesUp('blue', { 'blue-2': 3 })
    .givesUp('green', { 'green-1': 4 })
    .expectTurn('blue')
    .expectWarp('green', 4)
    .expectWarp('purple', 4);
});

scenario('Revenge zapped: no tokens, no losses', slighted, (table) => {
  invitesAll(table)
    .zaps('purple', 'grudge.revenge')
    .lay('attack-10', 'attack-20')
    .expectTurn('blue')
    .expectWarp('green', 0)
    .expectWarp('purple', 0);
});

scenario(
  'Ships that have landed against Grudge are spared too; with too few others all of those go',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'grudge', hand: ['attack-04'] },
    yellow: { ships: { 'yellow-1': 4, 'yellow-2': 2 }, warp: 14 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .invites('defense', 'yellow')
      .joins('yellow', 'offense', { 'yellow-1': 4 })
      .lay('attack-20', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectShips('yellow', 'blue-1', 4)
      .expectShips('yellow', 'yellow-2', 0)
      .expectWarp('yellow', 16);
  },
);

scenario(
  'Whoever came and was sent home again by a Force Field gets no token',
  { ...slighted, green: { extra: ['force-field'] } },
  (table) => {
    invitesAll(table)
      .plays('green', 'force-field', ['yellow', 'purple'])
      .returns('purple', { 'purple-3': 2 })
      .lay('attack-10', 'attack-20')
      .until('give-up-ships')
      .refuses('purple', { 'purple-3': 5 }, 'engine.out-of-range')
      .givesUp('green', { 'green-1': 4 })
      .expectTurn('blue')
      .expectWarp('yellow', 0)
      .expectWarp('green', 4)
      .expectWarp('purple', 4);
  },
);

scenario(
  'An ally that oozes out of the encounter has come all the same',
  { ...slighted, yellow: { alien: 'amoeba', extra: ['flare-amoeba'] } },
  (table) => {
    invitesAll(table)
      .until('select')
      .expectTokenHolders('green', 'purple')
      .lay('attack-10', 'attack-20')
      .plays('yellow', 'flare-amoeba', 'out', 1)
      .givesUp('green', { 'green-1': 4 })
      .expectTurn('blue')
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Observer protects its allies from the pay-off',
  { ...slighted, blue: { ...slighted.blue, alien: 'observer' } },
  (table) => {
    invitesAll(table)
      .lay('attack-10', 'attack-20')
      .givesUp('green', { 'green-1': 4 })
      .givesUp('purple', { 'purple-2': 4 })
      .returns('purple', { 'purple-3': 4 })
      .expectTurn('blue')
      .expectWarp('green', 4)
      .expectWarp('purple', 0);
  },
);

scenario(
  'An encounter that is called off costs nobody anything',
  {
    red: { alien: 'grudge', hand: ['negotiate', 'flare-filch'] },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', 1)
      .declines('green')
      .plays('green', 'force-field', ['yellow'])
      .expectTokenHolders('green')
      .plays('red', 'flare-filch')
      .expectResult('called-off')
      .expectTurn('blue')
      .expectWarp('green', 0);
  },
);

const superGrudge = {
  ...slighted,
  red: { alien: 'grudge', hand: ['attack-20', 'attack-04', 'flare-grudge'] },
} as const;

scenario('Super: four ships, win or not', superGrudge, (table) => {
  invitesAll(table)
    .lay('attack-20', 'attack-04')
    .plays('red', 'flare-grudge')
    .givesUp('green', { 'green-1': 4 })
    .givesUp('purple', { 'purple-2': 4 })
    .expectNext('second-encounter', 'red')
    .expectWarp('green', 4)
    .expectWarp('purple', 6);
});

scenario('Super: of no use when it is four anyway', superGrudge, (table) => {
  invitesAll(table)
    .lay('attack-04', 'attack-20')
    .expectTurn('blue')
    .expectNeverOffered('red', 'grudge.super', 'grudge.wild')
    .expectWarp('green', 4);
});

const wildGrudge = {
  red: { hand: ['attack-10', 'attack-20', 'attack-04', 'flare-grudge'] },
  blue: { hand: ['attack-20', 'flare-human', 'attack-04'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild: allies of a winning defense go home without a reward', wildGrudge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-10', 'attack-20')
    .plays('red', 'flare-grudge')
    .returns('yellow', { 'yellow-1': 2 })
    .expectTurn('blue')
    .expectHandSize('yellow', 5)
    .expectWarp('red', 1);
});

scenario('Wild, card-zapped: they are rewarded', wildGrudge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-10', 'attack-20')
    .plays('red', 'flare-grudge')
    .cardZaps('green')
    .rewards('yellow', 'card', 'card')
    .expectTurn('blue')
    .expectHandSize('yellow', 7);
});

scenario('Wild: not for the winner', wildGrudge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 2)
    .lay('attack-20', 'attack-04')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('red', 'grudge.wild')
    .expectShips('yellow', 'blue-1', 2);
});

scenario(
  'Wild: allies of a winning offense found no colony',
  { red: { hand: ['attack-20', 'attack-04'] }, blue: { hand: ['attack-04', 'flare-grudge'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 2)
      .lay('attack-20', 'attack-04')
      .plays('blue', 'flare-grudge')
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 1, yellow: 0 })
      .expectWarp('yellow', 0);
  },
);

scenario('Super, card-zapped: one ship', { ...superGrudge, purple: { extra: ['card-zap'] } }, (table) => {
  invitesAll(table)
    .lay('attack-20', 'attack-04')
    .plays('red', 'flare-grudge')
    .cardZaps('purple')
    .expectNext('second-encounter', 'red')
    .expectWarp('green', 1)
    .expectWarp('purple', 3);
});

scenario(
  'Who was invited and has no ship to send has not come either',
  { ...slighted, green: { hand: ['attack-04'], ships: {}, warp: 18, removed: 2 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', 1)
      .until('select')
      .expectTokenHolders('green')
      .lay('attack-10', 'attack-04')
      .expectNext('second-encounter', 'red')
      .expectWarp('green', 18);
  },
);

import { scenario } from '../../testing/index.ts';

const losing = {
  red: { alien: 'reincarnator', hand: ['attack-04', 'attack-06'] },
  blue: { alien: 'warrior', hand: ['attack-15', 'attack-08', 'attack-06'] },
  yellow: { alien: 'clone', extra: ['cosmic-zap'] },
} as const;

scenario('Whoever loses is reborn as a further alien', losing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-15')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectSheets('red', 2)
    .expectAlien('red', 'reincarnator');
});

scenario('A later loss brings another, and the last one goes', losing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-15')
    .expectTurn('blue')
    .until('aim');
  const [, first] = table.view.players[0]?.sheets ?? [];
  table
    .encounter({ offense: 'blue', defense: 'yellow', ships: 1 })
    .invites('offense', 'red')
    .joins('red', 'offense', 1)
    .lay('attack-06', 'attack-10')
    .expectResult('defense-won')
    .expectTurn('yellow')
    .expectSheets('red', 2)
    .expectAlien('red', first?.alien ?? 'reincarnator', false);
});

scenario('Winning changes nothing', losing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('offense', 'yellow', 'green')
    .joins('yellow', 'offense', 4)
    .lay('attack-06', 'attack-08')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectSheets('red', 1);
});

scenario('Zapped: no new life', losing, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-15')
    .zaps('yellow', 'reincarnator.reincarnation')
    .expectTurn('blue')
    .expectSheets('red', 1);
});

scenario(
  'Super: need not be reborn this time',
  { ...losing, red: { ...losing.red, extra: ['flare-reincarnator'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-15')
      .plays('red', 'flare-reincarnator')
      .expectTurn('blue')
      .expectSheets('red', 1)
      .expectHand('red', 'attack-06', 'flare-reincarnator');
  },
);

scenario(
  '[CE-137] Wild: a loser gets the flare, and a new alien when the encounter is over',
  {
    red: { alien: 'zombie', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'warrior', hand: ['attack-15', 'attack-08'] },
    yellow: { alien: 'clone', extra: ['flare-reincarnator'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-15')
      .returns('red', { 'red-1': 3 })
      .plays('yellow', 'flare-reincarnator')
      .expectOptions('yellow', 'red')
      .answers('yellow', 'red')
      .until('resolution.after-outcome')
      .expectAlien('red', 'zombie')
      .expectTurn('blue')
      .expectWarp('red', 0)
      .expectSheets('red', 1)
      .expectAlien('red', 'zombie', false)
      .expectHand('red', 'attack-06', 'flare-reincarnator');
  },
);

scenario(
  'Citadels go with the sheet',
  {
    red: { alien: 'citadel', hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-15', 'attack-08'] },
    yellow: { extra: ['flare-reincarnator'] },
    beside: { 'green-1': ['attack-12'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-04', 'attack-15')
      .plays('yellow', 'flare-reincarnator', 'red')
      .expectTurn('blue')
      .expectBeside('green-1')
      .expectDiscard('attack-04', 'attack-15', 'attack-12');
  },
);

const mortal = {
  red: { alien: 'zombie', hand: ['attack-04', 'attack-20'] },
  blue: { alien: 'reincarnator', hand: ['attack-15', 'attack-08'] },
  yellow: { alien: 'clone', extra: ['flare-reincarnator'] },
  green: { extra: ['card-zap'] },
} as const;

scenario('Wild, card-zapped: nobody is reborn', mortal, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-15')
    .returns('red', { 'red-1': 3 })
    .plays('yellow', 'flare-reincarnator', 'red')
    .cardZaps('green')
    .expectTurn('blue')
    .expectAlien('red', 'zombie')
    .expectDiscard('card-zap', 'flare-reincarnator', 'attack-04', 'attack-15');
});

scenario('Wild: not for the Reincarnator, who is reborn anyway', mortal, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-20', 'attack-08')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('yellow', 'reincarnator.wild')
    .expectSheets('blue', 2);
});

scenario(
  'A failed deal is a loss for a main player, not for an ally, who went home before',
  {
    red: { hand: ['negotiate'] },
    blue: { alien: 'reincarnator', hand: ['negotiate'] },
    yellow: { alien: 'clone', extra: ['flare-reincarnator'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'green')
      .joins('green', 'offense', 1)
      .lay('negotiate', 'negotiate')
      .breaksOff('red')
      .uses('yellow', 'reincarnator.wild')
      .expectOptions('yellow', 'red')
      .answers('yellow', 'red')
      .expectTurn('blue')
      .expectSheets('blue', 2);
  },
);

const weary = { ...losing, red: { ...losing.red, extra: ['flare-reincarnator'] } } as const;

scenario('Super, card-zapped: reborn all the same', { ...weary, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-04', 'attack-15')
    .plays('red', 'flare-reincarnator')
    .cardZaps('green')
    .expectTurn('blue')
    .expectSheets('red', 2)
    .expectHand('red', 'attack-06');
});

scenario(
  'Wild: an ally of the loser may be the one',
  { ...mortal, yellow: { alien: 'clone' }, green: { extra: ['flare-reincarnator'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-04', 'attack-15')
      .plays('green', 'flare-reincarnator')
      .expectOptions('green', 'red', 'yellow')
      .answers('green', 'yellow')
      .expectTurn('blue')
      .expectAlien('yellow', 'clone', false)
      .expectAlien('red', 'zombie');
  },
);

import { scenario } from '../../testing/index.ts';

const executes = {
  yellow: { alien: 'shadow' },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Execute: a ship of the player whose colour was drawn', executes, (table) => {
  table
    .until('execute')
    .expectOptions(
      'yellow',
      'ship:blue:blue-1',
      'ship:blue:blue-2',
      'ship:blue:blue-3',
      'ship:blue:blue-4',
      'ship:blue:blue-5',
    )
    .answers('yellow', 'ship:blue:blue-2')
    .expectNext('aim', 'red')
    .expectWarp('blue', 1)
    .expectShips('blue', 'blue-2', 3);
});

scenario('Execute zapped', executes, (table) => {
  table
    .answers('yellow', 'ship:blue:blue-2')
    .zaps('green', 'shadow.execute')
    .expectNext('aim', 'red')
    .expectWarp('blue', 0);
});

scenario('Execute: nothing for its own colour', { ...executes, destiny: ['yellow'] }, (table) => {
  table.expectNext('aim', 'red').expectWarp('yellow', 0).expectWarp('blue', 0);
});

scenario(
  'Execute: on a wild card it may choose anybody, or nobody',
  { ...executes, destiny: ['wild'] },
  (table) => {
    table
      .uses('yellow', 'shadow.execute-any', 'ship:red:red-1')
      .expectNext('destiny', 'red')
      .expectWarp('red', 1);
  },
);

scenario('Execute: nobody, on a wild card', { ...executes, destiny: ['wild'] }, (table) => {
  table
    .expectOffered('yellow', 'shadow.execute-any')
    .expectNext('destiny', 'red')
    .expectWarp('red', 0)
    .expectWarp('blue', 0);
});

scenario(
  'Execute: a special card has the colour of whom it points at, settled when it is drawn',
  { ...executes, destiny: ['fewest-in-warp'], green: { warp: 1 }, yellow: { alien: 'shadow', warp: 1 } },
  (table) => {
    table
      .answers('yellow', 'ship:blue:blue-1')
      .expectDefense('blue')
      .expectNext('aim', 'red')
      .expectWarp('blue', 1);
  },
);

scenario(
  'Execute: once for every card, also when the offense draws again',
  { ...executes, destiny: ['red', 'blue'] },
  (table) => {
    table
      .until('execute')
      .draws('red')
      .answers('yellow', 'ship:red:red-1')
      .until('execute')
      .draws('blue')
      .answers('yellow', 'ship:blue:blue-1')
      .expectNext('aim', 'red')
      .expectWarp('red', 1)
      .expectWarp('blue', 1);
  },
);

scenario(
  'Execute: also for a card that is passed over',
  {
    ...executes,
    options: { ownColourDeckRule: 'skip-own-colour-on-redraw' },
    destiny: ['red', 'red', 'blue'],
    blue: { ships: { 'red-1': 1 } },
  },
  (table) => {
    table
      .answers('yellow', 'ship:red:red-2')
      .answers('red', 'redraw')
      .answers('yellow', 'ship:red:red-2')
      .answers('yellow', 'ship:blue:blue-2')
      .expectNext('aim', 'red')
      .expectWarp('red', 2)
      .expectWarp('blue', 1);
  },
);

const superShadow = {
  red: { alien: 'shadow', hand: ['attack-10', 'flare-shadow'], warp: 3 },
  blue: { ships: { 'blue-1': 1 } },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: an own ship comes back with the execution', superShadow, (table) => {
  table
    .until('execute')
    .answers('red', 'ship:blue:blue-2')
    .plays('red', 'flare-shadow')
    .returns('red', { 'red-2': 1 })
    .expectNext('aim', 'red')
    .expectWarp('red', 1)
    .expectWarp('blue', 1);
});

scenario('Super: the execution zapped, nothing comes back', superShadow, (table) => {
  table
    .until('execute')
    .answers('red', 'ship:blue:blue-2')
    .plays('red', 'flare-shadow')
    .zaps('green', 'shadow.execute')
    .expectNext('aim', 'red')
    .expectWarp('red', 2)
    .expectWarp('blue', 0)
    .expectHand('red', 'attack-10', 'flare-shadow');
});

scenario(
  'Super, the other reading: the own ship takes the place of the executed one',
  { ...superShadow, options: { superShadow: 'replace' } },
  (table) => {
    table
      .until('execute')
      .answers('red', 'ship:blue:blue-1')
      .plays('red', 'flare-shadow')
      .expectNext('aim', 'red')
      .expectShips('red', 'blue-1', 1)
      .expectShips('blue', 'blue-1', 0)
      .expectMarkers({ red: 1 })
      .expectWarp('red', 1);
  },
);

scenario(
  'Super: only as the offense',
  { ...superShadow, yellow: { alien: 'shadow', extra: ['flare-shadow'], warp: 1 }, red: {} },
  (table) => {
    table
      .answers('yellow', 'ship:blue:blue-2')
      .expectNext('aim', 'red')
      .expectNeverOffered('yellow', 'shadow.super', 'shadow.wild');
  },
);

const wildShadow = {
  red: { hand: ['attack-10', 'attack-20', 'negotiate', 'attack-04'] },
  blue: { hand: ['attack-04', 'attack-40', 'negotiate', 'flare-shadow'], ships: { 'blue-1': 2 } },
  green: { extra: ['card-zap'] },
} as const;

scenario('[CE-132] Wild: the winners lose their ships, but they have won', wildShadow, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 3)
    .lay('attack-10', 'attack-04')
    .plays('blue', 'flare-shadow')
    .until('sacrifice')
    .refuses('blue', { 'blue-1': 1 }, 'ce.not-this-planet')
    .answers('blue', { 'blue-2': 1 })
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('red', 2)
    .expectWarp('yellow', 3)
    .expectWarp('blue', 3)
    .expectMarkers({ red: 0, yellow: 0 });
});

scenario('Wild, card-zapped: they land', wildShadow, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-04')
    .plays('blue', 'flare-shadow', { 'blue-2': 1 })
    .cardZaps('green')
    .expectNext('second-encounter', 'red')
    .expectWarp('red', 0)
    .expectWarp('blue', 2)
    .expectMarkers({ red: 1 });
});

scenario('Wild: not for a defense that has won', wildShadow, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-40')
    .expectTurn('blue')
    .expectNeverOffered('blue', 'shadow.wild');
});

scenario(
  'Execute: a ship that researches a technology can be hit, without a word about which technology it is',
  { ...executes, blue: { techs: [{ id: 'xenon-lasers', ships: 2 }] } },
  (table) => {
    table
      .until('execute')
      .expectOffered('yellow', 'researching-ship:blue:#1')
      .answers('yellow', 'researching-ship:blue:#1')
      .expectNext('aim', 'red')
      .expectWarp('blue', 1)
      .expectTech('blue', 'xenon-lasers', { ships: 1 });
  },
);

scenario(
  '[CE-092] Execute follows the card, not Will’s choice',
  { ...executes, red: { alien: 'will' }, blue: { ships: { 'green-1': 1 } }, destiny: ['green'] },
  (table) => {
    table
      .answers('red', 'blue:green-1')
      .answers('yellow', 'ship:green:green-2')
      .expectDefense('blue')
      .expectNext('send-ships', 'red')
      .expectWarp('green', 1)
      .expectWarp('blue', 0);
  },
);

scenario(
  'Execute: nobody home, nobody to execute',
  { ...executes, blue: { ships: {}, warp: 20 } },
  (table) => {
    table.expectNext('aim', 'red').expectNeverOffered('green', 'cosmic-zap').expectWarp('blue', 20);
  },
);

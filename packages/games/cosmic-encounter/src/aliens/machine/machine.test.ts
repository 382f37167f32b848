import { scenario } from '../../testing/index.ts';

const machine = {
  red: { alien: 'machine', hand: ['attack-04', 'attack-04', 'attack-04', 'attack-14', 'attack-15'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario(
  '[CE-100] Continuity: another encounter after a lost one, from regroup, and no limit',
  machine,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .uses('red', 'machine.continuity')
      .expectResult('defense-won')
      .encounter({ offense: 'red', defense: 'yellow', ships: 1 })
      .expectWarp('red', 0)
      .lay('attack-04', 'attack-10')
      .uses('red', 'machine.continuity')
      .encounter({ offense: 'red', defense: 'green', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectTurn('blue');
  },
);

scenario('[CE-100] Zapped, the turn ends', machine, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .uses('red', 'machine.continuity')
    .zaps('green')
    .expectTurn('blue');
});

scenario(
  '[CE-100] With technologies: a technology instead of an encounter it would have, and the turn ends',
  { ...machine, options: { technologies: true } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .uses('red', 'machine.continuity')
      .expectNext('second-encounter', 'red')
      .expectOptions('red', 'encounter', 'draw-tech')
      .chooses('draw-tech')
      .expectNext('keep-tech', 'red')
      .chooses('coldsleep-ship')
      .expectTurn('blue');
  },
);

scenario('Zapped after a success, the second encounter is still due', machine, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-15', 'attack-10')
    .uses('red', 'machine.continuity')
    .zaps('green')
    .expectNext('second-encounter', 'red')
    .endsTurn()
    .expectTurn('blue');
});

scenario('Used after a success, it has chosen already', machine, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-15', 'attack-10')
    .uses('red', 'machine.continuity')
    .encounter({ offense: 'red', defense: 'yellow', ships: 1 });
});

scenario(
  'Not without an encounter card',
  { ...machine, red: { alien: 'machine', hand: ['attack-04', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectTurn('blue')
      .expectNeverOffered('red', 'machine.continuity');
  },
);

scenario(
  '[CE-181] One encounter a turn: Continuity works all the same',
  { ...machine, options: { encountersPerTurn: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-15', 'attack-10')
      .uses('red', 'machine.continuity')
      .encounter({ offense: 'red', defense: 'yellow', ships: 4 })
      .lay('attack-14', 'attack-10')
      .expectOffered('red', 'machine.continuity')
      .expectTurn('blue');
  },
);

scenario(
  'An encounter that was called off was the end of the turn',
  {
    ...machine,
    red: { alien: 'machine', hand: ['attack-04', 'flare-trader'] },
    blue: { alien: 'loser', hand: ['attack-08', 'plague'] },
  },
  (table) => {
    table
      .until('regroup.start')
      .plays('blue', 'plague', 'red')
      .expectTurn('blue')
      .expectNeverOffered('red', 'machine.continuity');
  },
);

const wild = {
  red: { hand: ['attack-04', 'quash', 'flare-machine'] },
  deck: [
    'reinforcement-2',
    'mobius-tubes',
    'plague',
    'attack-10',
    'negotiate',
    'attack-08',
    'attack-09',
    'attack-11',
  ],
  blue: { extra: ['card-zap'] },
} as const;

scenario(
  '[CE-136] Wild: a new hand, the flare laid aside meanwhile, and a second encounter',
  wild,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .plays('red', 'flare-machine')
      .expectNext('regroup.start', 'red')
      .expectDiscard('attack-04', 'attack-10', 'quash')
      .expectHand(
        'red',
        'flare-machine',
        'reinforcement-2',
        'mobius-tubes',
        'plague',
        'attack-10',
        'negotiate',
        'attack-08',
        'attack-09',
        'attack-11',
      )
      .encounter({ offense: 'red', defense: 'yellow', ships: 1 })
      .lay('attack-11', 'negotiate')
      // no third
      .expectTurn('blue')
      .expectNeverOffered('red', 'machine.wild');
  },
);

scenario(
  'Wild: with an encounter card left the hand stays',
  { ...wild, red: { hand: ['attack-04', 'attack-06', 'flare-machine'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .plays('red', 'flare-machine')
      .expectNext('regroup.start')
      .expectHand('red', 'attack-06', 'flare-machine');
  },
);

scenario('Wild stopped: no new hand, no encounter', wild, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .plays('red', 'flare-machine')
    .cardZaps('blue')
    .expectTurn('blue')
    .expectHand('red', 'quash');
});

const supers = { red: { alien: 'machine', extra: ['flare-machine'], warp: 2 }, deck: ['attack-40'] } as const;

scenario('Super: a card instead of a ship', supers, (table) => {
  table.plays('red', 'flare-machine').until('aim').expectWarp('red', 2).expectHandSize('red', 7);
});

scenario('Super: also with nothing in the warp', { ...supers, red: { ...supers.red, warp: 0 } }, (table) => {
  table.plays('red', 'flare-machine').until('aim').expectHandSize('red', 7);
});

scenario('Not played, the ship comes back', supers, (table) => {
  table.until('aim').expectWarp('red', 1).expectHandSize('red', 6);
});

scenario('Super, card-zapped: the ship comes back', { ...supers, blue: { extra: ['card-zap'] } }, (table) => {
  table
    .plays('red', 'flare-machine')
    .cardZaps('blue')
    .until('aim')
    .expectWarp('red', 1)
    .expectHandSize('red', 5);
});

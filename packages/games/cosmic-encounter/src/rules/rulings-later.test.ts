import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';

/** Rulings, by the numbers of the specification, that no alien or card has a test for. */

scenario(
  'A32 Zapped once, no later ships of the encounter are saved either',
  {
    red: { alien: 'cudgel', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'zombie', hand: ['attack-04'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-20', 'attack-04')
      .zaps('green', 'zombie.immortality')
      .givesUp('blue', { 'blue-2': 3 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4 + 3)
      .encounter({ defense: 'yellow', ships: 1 });
  },
);

scenario(
  'A35 Destiny does not lead to a player without planets',
  {
    destiny: ['blue', 'wild'],
    destroyed: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'],
    blue: { ships: { 'yellow-1': 20 } },
  },
  (table) => {
    table.draws('wild').expectNext('destiny', 'red').expectOptions('red', 'player:yellow', 'player:green');
    expect(table.view.destinyDiscard).toHaveLength(1);
  },
);

scenario(
  'A38 Only the two of them see what chance takes from one hand to another',
  { red: { hand: ['attack-10', 'attack-20', 'quash'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'negotiate')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectHand('blue', 'attack-20', 'quash');
    expect(table.events.find(({ type }) => type === 'cardsTaken')).toMatchObject({ cards: [null, null] });
    table.expectSees('green', 'blue').expectSees('red', 'blue');
  },
);

const fourth = { 'blue-2': 1, 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1 } as const;

scenario(
  'A48 A colony given up for the fifth is no colony when it counts',
  { red: { hand: ['attack-10', 'attack-04'], ships: fourth } },
  (table) => {
    table
      .expectMarkers({ red: 4 })
      .encounter({ defense: 'blue', ships: { 'green-1': 1, 'red-1': 1 } })
      .expectMarkers({ red: 3 })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectMarkers({ red: 4 });
  },
);

scenario(
  'A56 What Super Oracle ends as a deal has no terms to quash',
  {
    red: { alien: 'oracle', hand: ['attack-04', 'flare-oracle'] },
    blue: { hand: ['attack-40'] },
    green: { extra: ['quash'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .selects('blue', 'attack-40')
      .plays('red', 'flare-oracle')
      .expectResult('deal')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('green', 'quash');
  },
);

scenario(
  'A59 The first thing that comes in place of the regroup ship settles it',
  {
    red: { alien: 'kamikaze', extra: ['flare-kamikaze'], warp: 4 },
    blue: { warp: 2 },
    yellow: { extra: ['flare-masochist'] },
  },
  (table) => {
    table
      .until('regroup.retrieve')
      .expectOffered('yellow', 'masochist.wild')
      .together({ red: 'kamikaze.super', yellow: 'masochist.wild' })
      .answers('red', 3)
      .returns('red', { 'red-1': 3 })
      .expectNext('aim', 'red')
      .expectWarp('red', 1)
      .expectWarp('blue', 2)
      .expectHandSize('yellow', 6);
  },
);

scenario(
  'A super flare whose use is zapped comes back, and was the flare of the encounter',
  {
    red: { alien: 'fodder', hand: ['attack-04', 'attack-06', 'flare-fodder', 'flare-macron'] },
    blue: { hand: ['attack-20', 'cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-fodder')
      .zaps('blue', 'fodder.overwhelm')
      .until('reveal.after-reveal')
      .expectNotOffered('red', 'macron.wild', 'fodder.wild')
      .expectTotals(6, 24)
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectHand('red', 'attack-06', 'flare-fodder', 'flare-macron');
  },
);

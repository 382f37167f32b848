import { scenario } from '../../testing/index.ts';

/** Remora, beside everything that retrieves ships. */

const fought = { defense: 'blue', ships: 2 } as const;

const remora = { alien: 'remora', hand: ['attack-10'], warp: 2 } as const;

scenario(
  'Cling to Fido’s ship',
  { blue: { hand: ['attack-20'] }, yellow: { alien: 'fido', hand: ['attack-04'], warp: 1 }, green: remora },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .uses('yellow', 'fido.fetch', 'attack-20', 'blue')
      .answers('blue', 'take-card')
      .answers('yellow', 'ship')
      .uses('green', 'remora.cling-ship')
      .until('aim')
      .expectWarp('yellow', 0)
      .expectWarp('green', 1);
  },
);

scenario(
  'Cling to Warpspace Key, and then to the ship of regroup if one is left for it',
  { red: { warp: 3, techs: [{ id: 'warpspace-key', completed: true }] }, green: remora },
  (table) => {
    table
      .uses('red', 'warpspace-key')
      .uses('green', 'remora.cling-ship')
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('green', 1);
  },
);

scenario(
  'Cling to Wild Vacuum',
  { yellow: { hand: ['attack-04', 'flare-vacuum'], warp: 3 }, green: remora },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-04')
      .plays('yellow', 'flare-vacuum')
      .uses('green', 'remora.cling-ship')
      .until('reveal.after-reveal')
      .expectWarp('yellow', 1)
      .expectWarp('green', 1);
  },
);

scenario(
  'Cling to the ships a deal with Zombie sets free',
  {
    red: { hand: ['negotiate', 'attack-04'], warp: 4 },
    blue: { alien: 'zombie', hand: ['negotiate', 'attack-06', 'attack-08'] },
    green: remora,
  },
  (table) => {
    table
      .uses('green', 'remora.cling-ship')
      .encounter(fought)
      .lay('negotiate', 'negotiate')
      .offers('blue', { blue: { random: 1, release: { red: 3 } } })
      .accepts('red')
      .uses('green', 'remora.cling-ship')
      .expectNext('second-encounter', 'red')
      .expectWarp('red', 0)
      .expectWarp('green', 0);
  },
);

scenario(
  'Cling to the ships Super Zombie’s ally and Super Observer bring along',
  {
    red: { alien: 'zombie', hand: ['attack-04', 'flare-zombie'] },
    yellow: { alien: 'observer', hand: ['attack-06', 'flare-observer'], warp: 3 },
    green: remora,
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .answers('yellow', 'join:offense')
      .plays('yellow', 'flare-observer')
      .uses('green', 'remora.cling-ship')
      .sends('yellow', 1)
      .plays('red', 'flare-zombie')
      .answers('yellow', 'raise')
      .uses('green', 'remora.cling-ship')
      .expectNext('select', 'red', 'blue')
      .expectWarp('green', 0);
  },
);

scenario(
  'Cling to the ship that Wild Masochist lets another retrieve',
  { red: { warp: 2 }, blue: { warp: 2 }, yellow: { extra: ['flare-masochist'] }, green: remora },
  (table) => {
    table
      .plays('yellow', 'flare-masochist', 'blue')
      .uses('green', 'remora.cling-ship')
      .expectNext('aim', 'red')
      .expectWarp('red', 2)
      .expectWarp('blue', 1)
      .expectWarp('green', 1);
  },
);

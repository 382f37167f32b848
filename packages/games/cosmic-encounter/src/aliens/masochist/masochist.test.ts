import { scenario } from '../../testing/index.ts';

const hurt = {
  yellow: { alien: 'masochist', ships: {}, warp: 20 },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('[CE-090] All ships lost as an encounter begins', hurt, (table) => {
  table.expectWinners('yellow');
});

scenario('Zapped, it tries again', hurt, (table) => {
  table
    .zaps('green', 'masochist.hurt-yourself')
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-04')
    .until('second-encounter')
    .chooses('encounter')
    .expectWinners('yellow');
});

scenario(
  'A ship anywhere is one too many',
  { yellow: { alien: 'masochist', warp: 19, ships: { 'blue-1': 1 } } },
  (table) => {
    table.until('aim').expectPower('yellow', true).expectWarp('yellow', 19);
  },
);

const regroup = {
  red: { warp: 2 },
  blue: { warp: 2 },
  yellow: { extra: ['flare-masochist'] },
} as const;

scenario('Wild: somebody else retrieves', regroup, (table) => {
  table
    .uses('yellow', 'masochist.wild')
    .expectOptions('yellow', 'blue')
    .answers('yellow', 'blue')
    .until('aim')
    .expectWarp('red', 2)
    .expectWarp('blue', 1);
});

scenario('Wild: not from a fleet that lies in the warp whole', { ...regroup, red: { warp: 20 } }, (table) => {
  table.until('aim').expectNeverOffered('yellow', 'masochist.wild').expectWarp('red', 19);
});

scenario(
  'Super: a ship leaves the game',
  { red: { alien: 'masochist', extra: ['flare-masochist'], warp: 2 } },
  (table) => {
    table.plays('red', 'flare-masochist').until('aim').expectWarp('red', 1).expectRemoved('red', 1);
  },
);

const hurting = {
  red: { alien: 'masochist', extra: ['flare-masochist'], warp: 2 },
  green: { extra: ['card-zap'] },
} as const;

scenario('Super, card-zapped: the ship is retrieved', hurting, (table) => {
  table
    .plays('red', 'flare-masochist')
    .cardZaps('green')
    .until('aim')
    .expectWarp('red', 1)
    .expectRemoved('red', 0);
});

scenario('Super: nothing in the warp, nothing to remove', { red: { ...hurting.red, warp: 0 } }, (table) => {
  table.until('aim').expectNeverOffered('red', 'masochist.super', 'masochist.wild').expectRemoved('red', 0);
});

scenario('Super: only in its own encounter', { ...hurting, offense: 'blue', blue: { warp: 1 } }, (table) => {
  table.until('aim').expectNeverOffered('red', 'masochist.super').expectWarp('red', 2).expectWarp('blue', 0);
});

scenario(
  'Ships that research are not lost',
  { yellow: { alien: 'masochist', ships: {}, warp: 18, techs: [{ id: 'xenon-lasers', ships: 2 }] } },
  (table) => {
    table.until('aim').expectWarp('yellow', 18);
  },
);

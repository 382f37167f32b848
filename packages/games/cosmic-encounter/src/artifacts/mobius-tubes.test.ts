import { scenario } from '../testing/index.ts';

scenario(
  '[CE-154] Mobius Tubes empty the warp',
  {
    red: { warp: 2, extra: ['mobius-tubes'] },
    blue: { warp: 5 },
    green: { warp: 7 },
  },
  (table) => {
    table
      .expectOffered('red', 'mobius-tubes')
      .plays('red', 'mobius-tubes')
      .returns('red', { 'red-1': 2 })
      .returns('blue', { 'blue-1': 5 })
      .returns('green', { 'green-1': 7 })
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 0)
      .expectWarp('green', 0)
      .expectShips('red', 'red-1', 6)
      .expectDiscard('mobius-tubes');
  },
);

scenario('Mobius Tubes are for the offense', { blue: { warp: 5, extra: ['mobius-tubes'] } }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('blue', 'mobius-tubes').expectWarp('blue', 5);
});

scenario(
  'Whoever has no colony stays in the warp, the offense excepted',
  { red: { warp: 3, extra: ['mobius-tubes'] }, blue: { warp: 20 } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .returns('red', { 'red-1': 3 })
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 20);
  },
);

const stranded = {
  red: { hand: ['attack-10', 'mobius-tubes', 'attack-04'], warp: 20 },
  blue: { warp: 2 },
} as const;

scenario(
  'An offense without a colony puts four ships on the gate, and no fifth comes after them',
  stranded,
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .expectNext('retrieve', 'red')
      .refuses('red', 5, 'engine.out-of-range')
      .answers('red', 4)
      .returns('blue', { 'blue-1': 2 })
      .expectNext('aim', 'red')
      .expectGate('red', 4)
      .expectWarp('red', 16)
      .aims('blue-2')
      .lay('attack-10', 'attack-04')
      .expectTotals(14, 8)
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-2', 4);
  },
);

scenario('… or fewer, and the one of regroup comes besides', stranded, (table) => {
  table.plays('red', 'mobius-tubes', 2).expectNext('aim', 'red').expectGate('red', 3).expectWarp('red', 17);
});

scenario(
  'With four there already, a second pair of tubes is for the others',
  { ...stranded, red: { hand: ['attack-10', 'mobius-tubes', 'mobius-tubes'], warp: 20 } },
  (table) => {
    table.plays('red', 'mobius-tubes', 4).plays('red', 'mobius-tubes');
    table.expectNext('aim', 'red').expectGate('red', 4).expectWarp('red', 16);
  },
);

scenario(
  'With three ships in all, three',
  { red: { extra: ['mobius-tubes'], warp: 3, removed: 17 } },
  (table) => {
    table.plays('red', 'mobius-tubes', 3).expectNext('aim', 'red').expectGate('red', 3).expectWarp('red', 0);
  },
);

scenario('With nothing in the warp they are of no use', { red: { extra: ['mobius-tubes'] } }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('red', 'mobius-tubes');
});

scenario(
  'Card-zapped, the warp stays full and the tubes are gone',
  { red: { extra: ['mobius-tubes'], warp: 2 }, green: { extra: ['card-zap'], warp: 4 } },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .cardZaps('green')
      .expectNext('return-ships', 'red')
      .returns('red', { 'red-1': 1 })
      .expectNext('aim', 'red')
      .expectWarp('red', 1)
      .expectWarp('green', 4)
      .expectDiscard('card-zap', 'mobius-tubes');
  },
);

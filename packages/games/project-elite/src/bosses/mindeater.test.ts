import { at, scenario } from '../testing/index.ts';

scenario(
  '[PE-081] the Mind Eater moves others within three cells, seen or not, and not itself',
  {
    phase: 'activation',
    aliens: [
      { kind: 'mindeater', at: [7, 8] },
      { kind: 'biter', at: [5, 8] },
      { kind: 'runner', at: [3, 8] },
    ],
  },
  (table) => {
    table.decides('mindeater').expectAsked('mover').expectAt(2, 5, 9).expectAt(3, 3, 8).expectAt(1, 7, 8);
  },
);

scenario(
  'each alien near the Mind Eater takes its own step, pushed or not, in the order the team says',
  {
    phase: 'activation',
    aliens: [
      { kind: 'mindeater', at: [4, 7] },
      { kind: 'biter', at: [5, 7] },
      { kind: 'runner', at: [5, 8] },
      { kind: 'shooter', at: [5, 11] },
    ],
  },
  (table) => {
    table
      .decides('mindeater')
      .expectAsked('mover')
      .expectOptions(2, 3)
      .decides(2)
      .expectAsked('way')
      .decides(at(5, 8))
      .expectAt(2, 5, 8)
      .expectAt(3, 5, 10)
      .expectAt(4, 5, 11)
      .expectAt(1, 4, 7)
      .expectAsked('group');
  },
);

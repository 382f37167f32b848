import { scenario } from '../testing/index.ts';

const hulls = {
  red: { hand: ['attack-14', 'attack-10', 'negotiate'] },
  blue: {
    hand: ['attack-10', 'attack-08', 'attack-06', 'negotiate'],
    techs: [{ id: 'collapsium-hulls', completed: true }],
  },
} as const;

scenario('[CE-170] Lost by four: one ship stays on the planet', hulls, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-14', 'attack-10')
    .expectTotals(18, 14)
    .uses('blue', 'collapsium-hulls')
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectShips('blue', 'blue-1', 1)
    .expectShips('red', 'blue-1', 4)
    .expectWarp('blue', 3)
    .expectTech('blue', 'collapsium-hulls', { isFaceUp: true });
});

scenario('[CE-170] Lost by six: none', hulls, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-14', 'attack-08')
    .expectTotals(18, 12)
    .expectNext('second-encounter', 'red')
    .expectNeverOffered('blue', 'collapsium-hulls')
    .expectWarp('blue', 4);
});

scenario('Lost by five is close enough', { ...hulls, red: { hand: ['attack-11', 'negotiate'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-11', 'attack-06')
    .expectTotals(15, 10)
    .uses('blue', 'collapsium-hulls')
    .expectNext('second-encounter', 'red')
    .expectShips('blue', 'blue-1', 1);
});

scenario(
  'Scrambled: all are lost, and the hulls with them',
  { ...hulls, green: { techs: [{ id: 'tech-scrambler', ships: 4 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-14', 'attack-10')
      .uses('blue', 'collapsium-hulls')
      .uses('green', 'tech-scrambler')
      .returns('green', { 'green-1': 4 })
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectTechDiscard('tech-scrambler', 'collapsium-hulls');
  },
);

scenario('Beaten with a negotiate it was not close', hulls, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'negotiate')
    .expectTurn('blue')
    .expectNeverOffered('blue', 'collapsium-hulls')
    .expectWarp('blue', 4);
});

import { scenario } from '../testing/index.ts';

scenario(
  'Lunar Cannon: placed between two home planets when it is ready',
  { blue: { techs: [{ id: 'lunar-cannon', ships: 5 }] } },
  (table) => {
    table
      .completes('blue', 'lunar-cannon')
      .returns('blue', { 'blue-1': 5 })
      .expectNext('cannon', 'blue')
      .expectOptions(
        'blue',
        'between:blue-1:blue-2',
        'between:blue-2:blue-3',
        'between:blue-3:blue-4',
        'between:blue-4:blue-5',
      )
      .answers('blue', 'between:blue-1:blue-2')
      .expectTech('blue', 'lunar-cannon', { isFaceUp: true, ships: 0 })
      .expectNext('aim', 'red');
  },
);

const cannon = {
  blue: { techs: [{ id: 'lunar-cannon', completed: true }] },
  cannon: ['blue-1', 'blue-2'],
} as const;

scenario('Ten for the defense of a planet beside it, once', cannon, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1, on: 'blue-2' })
    .lay('attack-10', 'attack-04')
    .uses('blue', 'lunar-cannon')
    .expectTotals(11, 18)
    .expectNotOffered('blue', 'lunar-cannon')
    .expectResult('defense-won')
    .expectTech('blue', 'lunar-cannon', { isFaceUp: true });
});

scenario('Nothing for a planet further off, or for whoever takes no part', cannon, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1, on: 'blue-3' })
    .lay('attack-10', 'attack-04')
    .expectTotals(11, 8)
    .expectNeverOffered('blue', 'lunar-cannon');
});

scenario('A wild destiny card lets it be moved to any system', { ...cannon, destiny: ['wild'] }, (table) => {
  table
    .uses('blue', 'lunar-cannon.move')
    .expectOffered('blue', 'between:yellow-4:yellow-5')
    .expectNotOffered('blue', 'between:blue-1:blue-2')
    .answers('blue', 'between:yellow-4:yellow-5')
    .answers('red', 'player:yellow')
    .aims('yellow-5')
    .sends('red', 1)
    .invites('defense', 'blue')
    .joins('blue', 'defense', 1)
    .lay('attack-10', 'attack-04')
    .uses('blue', 'lunar-cannon')
    .expectTotals(11, 19);
});

scenario('Another card does not', cannon, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('blue', 'lunar-cannon.move');
});

scenario(
  'The row closes up round a planet that is destroyed',
  { ...cannon, red: { techs: [{ id: 'omega-missile', completed: true }] } },
  (table) => {
    table
      .uses('red', 'omega-missile', 'blue-2')
      .encounter({ defense: 'blue', ships: 1, on: 'blue-3' })
      .lay('attack-10', 'attack-04')
      .expectOffered('blue', 'lunar-cannon');
  },
);

scenario(
  '[CE-168] Four ships on a Tech Scrambler do not reach the cannon',
  { ...cannon, green: { techs: [{ id: 'tech-scrambler', ships: 4 }] } },
  (table) => {
    table
      .until('aim')
      .expectNeverOffered('green', 'tech-scrambler.strike')
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .uses('blue', 'lunar-cannon')
      .expectNeverOffered('green', 'tech-scrambler')
      .expectTotals(11, 18);
  },
);

scenario(
  '[CE-168] Five ships reach it, and the token leaves with it',
  { ...cannon, green: { techs: [{ id: 'tech-scrambler', ships: 5 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .uses('blue', 'lunar-cannon')
      .uses('green', 'tech-scrambler')
      .returns('green', 5)
      .expectTotals(11, 8)
      .expectTechDiscard('tech-scrambler', 'lunar-cannon')
      .expectSeenTechs('blue');
  },
);

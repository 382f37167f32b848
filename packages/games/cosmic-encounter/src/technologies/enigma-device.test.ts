import { scenario } from '../testing/index.ts';

const device = {
  red: { hand: 3 },
  blue: { hand: ['attack-04', 'attack-06', 'attack-20'], techs: [{ id: 'enigma-device', completed: true }] },
  yellow: { hand: 8 },
  green: { hand: 10 },
} as const;

scenario('Enigma Device: everybody has eight', device, (table) => {
  table
    .uses('blue', 'enigma-device')
    .expectNext('discard-any', 'blue')
    .answers('blue', ['attack-04', 'attack-06'])
    .expectHandSize('red', 8)
    .expectHandSize('blue', 8)
    .expectHandSize('yellow', 8)
    .expectHandSize('green', 8)
    .expectTechDiscard('enigma-device')
    .expectNext('aim', 'red');
});

scenario('Enigma Device: nothing need be thrown away first, and only once', device, (table) => {
  table
    .uses('blue', 'enigma-device', [])
    .expectNext('aim', 'red')
    .expectHandSize('blue', 8)
    .expectSeenTechs('blue');
});

scenario(
  'Scrambled: hands stay as they are',
  { ...device, yellow: { hand: 8, techs: [{ id: 'tech-scrambler', ships: 4 }] } },
  (table) => {
    table
      .uses('blue', 'enigma-device')
      .uses('yellow', 'tech-scrambler')
      .returns('yellow', 4)
      .expectNext('aim', 'red')
      .expectHandSize('blue', 3);
  },
);

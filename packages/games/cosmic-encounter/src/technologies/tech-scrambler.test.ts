import { scenario } from '../testing/index.ts';

const scrambler = {
  red: {
    techs: [
      { id: 'energy-cloak', completed: true },
      { id: 'lunar-cannon', completed: true },
    ],
  },
  green: {
    techs: [
      { id: 'tech-scrambler', ships: 4 },
      { id: 'xenon-lasers', completed: true },
    ],
  },
  cannon: ['red-1', 'red-2'],
} as const;

scenario(
  '[CE-168] Tech Scrambler: strikes a technology that took no more ships than lie on it, in any window',
  scrambler,
  (table) => {
    table
      .expectSeenTechs('green', null, 'xenon-lasers')
      .uses('green', 'tech-scrambler.strike')
      .expectNext('scramble', 'green')
      .expectOptions('green', '0:energy-cloak')
      .answers('green', 'red:energy-cloak')
      .returns('green', { 'green-1': 4 })
      .expectTechDiscard('energy-cloak', 'tech-scrambler')
      .expectSeenTechs('red', 'lunar-cannon')
      .expectSeenTechs('green', 'xenon-lasers')
      .expectNext('aim', 'red');
  },
);

scenario(
  'It cannot reach what lies face down',
  { ...scrambler, red: { techs: [{ id: 'energy-cloak', ships: 4 }] } },
  (table) => {
    table.expectNext('aim', 'red').expectNeverOffered('green', 'tech-scrambler.strike');
  },
);

scenario(
  'Whoever might have it is asked, whether or not it does',
  {
    red: { techs: [{ id: 'energy-cloak', completed: true }], hand: ['attack-10'] },
    blue: { techs: [{ id: 'omega-missile', ships: 4 }], hand: ['attack-04'] },
    yellow: { hand: ['attack-06'] },
    green: { techs: [{ id: 'tech-scrambler', ships: 4 }], hand: ['attack-08'] },
  },
  (table) => {
    table
      .expectNext('regroup.start', 'blue', 'green')
      .expectOptions('blue', 'pass')
      .expectOptions('green', 'tech-scrambler.strike', 'pass');
  },
);

import { scenario } from '../testing/index.ts';

const cloak = { red: { techs: [{ id: 'energy-cloak', completed: true }] } } as const;

scenario('Energy Cloak: the defense may invite nobody', cloak, (table) => {
  table
    .aims('blue-1')
    .expectNeverOffered('blue', 'energy-cloak')
    .uses('red', 'energy-cloak')
    .sends('red', 2)
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .expectNext('select', 'red', 'blue')
    .expectTechDiscard('energy-cloak');
});

scenario(
  '[CE-083] Energy Cloak: an uninvited Parasite may still join the defense',
  { ...cloak, green: { alien: 'parasite' } },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'energy-cloak')
      .sends('red', 2)
      .uses('green', 'parasite.infest')
      .joins('green', 'defense', 2)
      .expectAllies('defense', 'green')
      .expectNext('select', 'red', 'blue');
  },
);

scenario(
  '[CE-168] Energy Cloak can be scrambled with four ships',
  { ...cloak, green: { techs: [{ id: 'tech-scrambler', ships: 4 }] } },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'energy-cloak')
      .uses('green', 'tech-scrambler')
      .returns('green', 4)
      .sends('red', 2)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .expectAllies('defense', 'yellow')
      .expectTechDiscard('tech-scrambler', 'energy-cloak');
  },
);

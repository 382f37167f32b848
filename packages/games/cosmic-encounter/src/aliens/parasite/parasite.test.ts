import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-083] A Force Field sends Parasite home like anybody else',
  { yellow: { alien: 'parasite' }, green: { extra: ['force-field'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .expectOffered('yellow', 'parasite.infest')
      .expectNotOffered('green', 'parasite.infest')
      .uses('yellow', 'parasite.infest')
      .expectNext('ally', 'yellow')
      .expectOptions('yellow', 'join:offense', 'join:defense', 'decline')
      .joins('yellow', 'defense', 3)
      .plays('green', 'force-field', ['yellow'])
      .expectNext('return-ships', 'yellow')
      .returns('yellow', { 'yellow-1': 3 })
      .expectNext('select', 'red', 'blue')
      .expectAllies('defense')
      .expectShips('yellow', 'yellow-1', 7);
  },
);

scenario(
  'Infest zapped: uninvited, Parasite stays out',
  { yellow: { alien: 'parasite' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'parasite.infest')
      .zaps('green')
      .expectNext('select', 'red', 'blue')
      .expectNeverOffered('yellow', 'join:offense', 'join:defense')
      .expectAllies('offense')
      .expectAllies('defense');
  },
);

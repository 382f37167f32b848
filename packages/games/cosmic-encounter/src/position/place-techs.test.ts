import { expect, test } from 'vitest';
import { buildPosition, type PositionDescription } from '../index.ts';
import { scenario } from '../testing/index.ts';

scenario(
  'Technologies, planets and the Prometheus stand as described',
  {
    red: {
      techs: [
        { id: 'prometheus', completed: true },
        { id: 'qax', ships: 3 },
      ],
      prometheus: 'genesis',
      ships: { genesis: 2 },
    },
    genesis: 'blue',
    destroyed: ['yellow-5'],
    cannon: ['blue-5', 'genesis'],
    techDeck: ['energy-cloak'],
  },
  (table) => {
    table
      .expectSeenTechs('red', 'prometheus', null)
      .expectTech('red', 'qax', { ships: 3 })
      .expectShips('red', 'genesis', 3)
      .expectPrometheus('genesis')
      .expectMarkers({ red: 1 })
      .expectNext('aim', 'red')
      .expectOffered('red', 'genesis');
    expect(table.state.techDeck.at(-1)).toBe('energy-cloak');
    expect(table.view.planets[14]).toMatchObject({ isDestroyed: true });
    expect(table.view.cannon).toEqual([9, 20]);
  },
);

test.each<[string, PositionDescription]>([
  [
    "there is no further technology 'qax'",
    { red: { techs: [{ id: 'qax' }] }, blue: { techs: [{ id: 'qax' }] } },
  ],
  [
    "there is no further technology 'omega-missile'",
    { options: { planets: 4 }, red: { techs: [{ id: 'omega-missile' }] } },
  ],
  ['gluon-mines cannot lie completed', { red: { techs: [{ id: 'gluon-mines', completed: true }] } }],
  ['qax cannot lie completed with 2 ships', { red: { techs: [{ id: 'qax', completed: true, ships: 2 }] } }],
  ["red's qax must be a whole number", { red: { techs: [{ id: 'qax', ships: -1 }] } }],
  ['the Prometheus flies only', { red: { techs: [{ id: 'prometheus' }], prometheus: 'red-1' } }],
  ["no planet 'genesis'", { red: { ships: { genesis: 1 } } }],
])('refuses: %s', (reason, description) => {
  expect(() => buildPosition(description)).toThrow(reason);
});

import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const standing = {
  heroes: { gerid: { at: [5, 10] }, kara: { dice: 'A' } },
  aliens: [{ kind: 'biter', at: [5, 9] }],
} as const;
const towardsStart = { gerid: { at: [5, 10], dodge: 'start' }, kara: { dice: 'A' } } as const;

const isPushed = (table: ScenarioTable): ScenarioTable =>
  table.gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] });

scenario(
  'of cells that are equally far from aliens a hero dodges to the first from north',
  standing,
  (table) => {
    isPushed(table).expectAt('gerid', 6, 10);
  },
);

scenario('a hero does not dodge onto acid', { ...standing, acid: [[6, 10]] }, (table) => {
  isPushed(table).expectAt('gerid', 6, 11);
});

scenario('a hero may dodge towards the start', { ...standing, heroes: towardsStart }, (table) => {
  isPushed(table).expectAt('gerid', 6, 11);
});

scenario(
  'of cells that are equally near the start the one without acid',
  { ...standing, heroes: towardsStart, acid: [[6, 11]] },
  (table) => {
    isPushed(table).expectAt('gerid', 5, 11);
  },
);

scenario(
  'where a hero’s direction is not free, it dodges away from the aliens',
  { ...standing, heroes: { ...standing.heroes, gerid: { at: [5, 10], dodge: 'N' } } },
  (table) => {
    isPushed(table).expectAt('gerid', 6, 10);
  },
);

scenario(
  'a hero that must push an alien pushes the one with the longest way home',
  {
    ...standing,
    aliens: [
      ...standing.aliens,
      { kind: 'biter', at: [6, 10] },
      { kind: 'biter', at: [6, 11] },
      { kind: 'biter', at: [5, 11] },
      { kind: 'biter', at: [4, 10] },
    ],
  },
  (table) => {
    isPushed(table).expectAt('gerid', 6, 10).expectAt(2, 6, 11).expectDamage('gerid', 1);
  },
);

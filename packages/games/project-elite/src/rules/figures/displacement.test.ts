import { expect } from 'vitest';
import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const heroes = {
  gerid: { at: [6, 12] },
  akosha: { at: [7, 12], dodge: 'S', dice: 'A' },
} as const;
const aliens = [
  { kind: 'shooter', at: [6, 11] },
  { kind: 'runner', at: [5, 11] },
  { kind: 'biter', at: [5, 12] },
] as const;
/** A hero between a wall, aliens and another hero. */
const hemmedIn = { options: { map: 'crash' }, heroes, aliens } as const;
/** The same with one way out. */
const withAWayOut = { ...hemmedIn, aliens: aliens.slice(0, 2) };

const pushesGerid = (table: ScenarioTable, chain: readonly number[] = []): ScenarioTable =>
  table.gives('akosha', 'apply-alien', { die: 0, alien: 1, from: at(6, 11), to: at(6, 12), chain });

scenario('[PE-032] a hero in the way pushes another, who dodges as set', hemmedIn, (table) => {
  pushesGerid(table)
    .expectAt(1, 6, 12)
    .expectAt('gerid', 7, 12)
    .expectAt('akosha', 7, 13)
    .expectDamage('gerid', 1)
    .expectDamage('akosha', 0)
    .expectDice(1, '----');
});

scenario(
  '[PE-032] unless told otherwise a hero dodges away from the aliens',
  { ...hemmedIn, heroes: { ...heroes, akosha: { at: [7, 12], dice: 'A' } } },
  (table) => {
    pushesGerid(table).expectAt('gerid', 7, 12).expectAt('akosha', 8, 11);
  },
);

scenario(
  '[PE-033] a hero who can get out of the way to a free cell pushes no figure',
  withAWayOut,
  (table) => {
    pushesGerid(table, [at(7, 12)])
      .expectAt('gerid', 5, 12)
      .expectDamage('gerid', 1)
      .expectAt('akosha', 7, 12)
      .expectAt(2, 5, 11);
  },
);

scenario(
  '[PE-034] aliens push each other along their path',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'biter', at: [5, 9] },
      { kind: 'biter', at: [5, 10] },
      { kind: 'shooter', at: [5, 11] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectAt(1, 5, 10)
      .expectAt(2, 5, 11)
      .expectAt(3, 5, 12);
  },
);

scenario(
  '[PE-035] an alien pushed into the start area is a breach',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'biter', at: [5, 11] },
      { kind: 'biter', at: [5, 12] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 11), to: at(5, 12), chain: [] })
      .expectOver('breach');
  },
);

scenario(
  '[PE-038] slime carries an alien on',
  { heroes: { kara: { dice: 'A' }, gerid: {} }, aliens: [{ kind: 'shooter', at: [7, 2] }], slime: [[8, 3]] },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(7, 2), to: at(8, 3), chain: [] })
      .expectAt(1, 9, 4);
  },
);

scenario(
  '[PE-036] each displacement by an alien costs one damage',
  {
    heroes: { voker: { at: [5, 10], damage: 1, dodge: 'S' }, kara: { dice: 'AA' } },
    aliens: [
      { kind: 'biter', at: [5, 9] },
      { kind: 'biter', at: [4, 10] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectAt('voker', 5, 11)
      .gives('kara', 'apply-alien', { die: 1, alien: 2, from: at(4, 10), to: at(5, 11), chain: [] })
      .expectAt('voker', 5, 12)
      .expectDamage('voker', 3)
      .refuses('voker', 'stale', 'lose-die', { die: 0 })
      .expectDice(0, '----');
  },
);

scenario(
  '[PE-037] a hero pushed by a hero is not hurt by that, but by acid where it comes',
  { ...hemmedIn, acid: [[7, 13]] },
  (table) => {
    pushesGerid(table).expectAt('akosha', 7, 13).expectDamage('gerid', 1).expectDamage('akosha', 1);
  },
);

scenario(
  '[PE-039] an alien carried on by slime pushes again the one it has pushed before',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'biter', at: [8, 3] },
      { kind: 'runner', at: [7, 2] },
    ],
    slime: [[8, 3]],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 2, from: at(7, 2), to: at(8, 3), chain: [] })
      .expectAt(2, 9, 4)
      .expectAt(1, 9, 5)
      .expectDice(0, '----');
  },
);

scenario(
  'an alien goes all its way over slime before the next that slime carries on',
  {
    heroes: { kara: { dice: 'A' }, gerid: {} },
    aliens: [
      { kind: 'runner', at: [5, 5] },
      { kind: 'biter', at: [5, 6] },
    ],
    slime: [
      [5, 6],
      [5, 7],
    ],
  },
  (table) => {
    // both come to slime; the first comes to slime again, and pushes the second twice more before that goes by itself
    table
      .gives('kara', 'apply-alien', {
        die: 0,
        alien: 1,
        from: at(5, 5),
        to: at(5, 6),
        chain: [at(5, 8)],
      })
      .expectAt(1, 5, 8)
      .expectAt(2, 5, 10);
  },
);

scenario('[PE-040] acid burns a hero who is pushed onto it', { ...withAWayOut, acid: [[5, 12]] }, (table) => {
  pushesGerid(table).expectAt('gerid', 5, 12).expectDamage('gerid', 2);
});

scenario(
  '[PE-040] a carapace keeps out both',
  { ...withAWayOut, heroes: { ...heroes, gerid: { at: [6, 12], cards: ['AT14'] } }, acid: [[5, 12]] },
  (table) => {
    pushesGerid(table).expectAt('gerid', 5, 12).expectDamage('gerid', 0);
  },
);

scenario(
  '[PE-041] slime does not carry on an alien that is put on it',
  {
    phase: 'spawn',
    heroes: { kara: {}, gerid: {} },
    nextSwarm: ['SC17', 'SC08'],
    nextBosses: ['all-clear'],
    slime: [[2, 1]],
  },
  (table) => {
    // the fourth biter has no room: one of the others goes
    while (table.state.phase === 'spawn') table.passes(20_000);
    expect(table.state.aliens.filter(({ kind }) => kind === 'biter').map(({ cell }) => cell)).toContain(
      at(2, 1),
    );
  },
);

const atAFork = {
  heroes: { kara: { dice: 'A' }, gerid: {} },
  aliens: [{ kind: 'biter', at: [3, 7] }],
} as const;

scenario('[PE-042] who moves an alien chooses at a fork', atAFork, (table) => {
  table
    .refuses('kara', 'not-adjacent', 'apply-alien', {
      die: 0,
      alien: 1,
      from: at(3, 7),
      to: at(4, 8),
      chain: [],
    })
    .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(3, 7), to: at(2, 7), chain: [] })
    .expectAt(1, 2, 7);
});

scenario(
  '[PE-117] a hero in the way of another player’s alien dodges at once',
  {
    heroes: { gerid: { at: [5, 10], dodge: 'E' }, kara: { dice: 'A' } },
    aliens: [{ kind: 'biter', at: [5, 9] }],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectAt('gerid', 6, 10)
      .expectDamage('gerid', 1)
      .expectAt(1, 5, 10);
  },
);

import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';

const calm = { nextSwarm: ['SC04', 'SC06', 'SC08', 'SC05'], nextBosses: ['all-clear'] } as const;

scenario(
  '[PE-074] before aliens come, heroes who are out are taken along their path',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [3, 4] }, kara: { at: [5, 12] }, voker: { at: [7, 14] }, quinye: { at: [9, 9] } },
    aliens: [{ kind: 'shooter', at: [9, 10] }],
    events: [13],
    ...calm,
  },
  (table) => {
    table
      .expectAsked('walker')
      .expectOptions('gerid', 'kara', 'quinye')
      .expectHappened(0, { type: 'swarmRevealed' })
      .decides('kara')
      .expectOptions('gerid', 'quinye')
      .expectAt('kara', 5, 13)
      .lets()
      .expectAt('gerid', 3, 7)
      .expectAt('kara', 5, 13)
      .expectAt('voker', 7, 14)
      .expectAt('quinye', 9, 9)
      .expectHappened(0, { type: 'hurt' });
  },
);

scenario(
  'at a fork the hero’s player says where, among cells that are free; acid burns',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [3, 2] }, kara: { at: [11, 5] } },
    aliens: [{ kind: 'biter', at: [12, 1] }],
    acid: [[3, 4]],
    events: [13],
    ...calm,
  },
  (table) => {
    table.decides('gerid').expectAsked('walk').expectOptions(at(4, 4), at(3, 4));
    expect(table.state.decision).toMatchObject({ seat: 0, figure: -1 });
    table.decides(at(3, 4)).expectAt('gerid', 3, 5).expectDamage('gerid', 1).expectAt('kara', 11, 8);
  },
);

scenario(
  'one way is taken: the other one is free',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [3, 3] }, kara: { at: [4, 4] } },
    events: [13],
    ...calm,
  },
  (table) => {
    table.decides('gerid').expectAt('gerid', 3, 6).expectAsked('walk').lets().expectGoesOn();
  },
);

scenario(
  'a hero may die on the way',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [3, 4], damage: 6 }, kara: {} },
    acid: [[3, 6]],
    events: [13],
    ...calm,
  },
  (table) => {
    table.expectOver('death').expectHappened(0, { type: 'swarmRevealed' });
  },
);

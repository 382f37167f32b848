import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

const biter = (x: number, y: number) => ({ kind: 'biter', at: [x, y] }) as const;
const shooter = (x: number, y: number) => ({ kind: 'shooter', at: [x, y] }) as const;

scenario(
  '[PE-046] from the start area nothing reaches farther than one cell',
  {
    heroes: {
      kara: { at: [7, 13], cards: ['BW2'], upgrades: { BW2: ['UP04'] }, slots: { BW2: 'G' } },
      voker: { at: [6, 13], cards: ['SW02'], slots: { SW02: 'G' } },
    },
    aliens: [biter(7, 12), biter(7, 11)],
    rolls: { hits: [3] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW2.1' })
      .passes(800)
      .refusesHit('kara', 'out-of-range', 2)
      .hits('kara', 1)
      .expectGone(1)
      .refuses('voker', 'no-target', 'fire', { card: 'SW02.1' });
  },
);

scenario(
  '[PE-048] hits are split, a boss that dies of them earns technology',
  {
    heroes: { gerid: { at: [5, 9], cards: ['SW01'], slots: { SW01: 'GW' } }, kara: {} },
    aliens: [shooter(5, 8), { kind: 'naga', at: [5, 6], health: 2 }],
    nextTechnologies: ['AT11', 'AT03', 'AT14'],
    rolls: { hits: [1, 2, 3, 6, 1] },
  },
  (table) => {
    table.gives('gerid', 'fire', { card: 'SW01.1' }).passes(800);
    expect(table.state.attacks).toMatchObject([{ rolled: [1, 2, 3, 6], hits: 3 }]);
    table.hits('gerid', 1).expectGone(1).hits('gerid', 2).expectHealth(2, 1).hits('gerid', 2).expectGone(2);
    expect([...table.state.bossDeck, ...table.state.bossDiscard]).not.toContain('naga');
    const [reward] = table.state.rewards;
    expect(reward).toMatchObject({ hero: 0 });
    table.gives('gerid', 'tech', { reward: reward?.id ?? 0, when: 'now' });
    const [choice] = table.state.choices;
    expect(choice?.cards).toEqual(['AT11.1', 'AT03.1', 'AT14.1']);
    table
      .gives('gerid', 'pick', { choice: choice?.id ?? 0, card: 'AT14.1', discards: [] })
      .expectCards('gerid', 'SW01.1', 'AT14.1');
    expect(table.state.technologyDiscard).toEqual(['AT11.1', 'AT03.1']);
  },
);

scenario(
  '[PE-049] all damage of a hit goes to one alien',
  {
    heroes: { kara: { at: [5, 9], cards: ['SW08'], slots: { SW08: 'G' } }, voker: {} },
    aliens: [shooter(5, 7), shooter(5, 6)],
    rolls: { hits: [3] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'SW08.1' })
      .passes(800)
      .hits('kara', 1)
      .expectGone(1)
      .expectAt(2, 5, 6);
    expect(table.state.attacks).toEqual([]);
  },
);

scenario(
  '[PE-050] a miss costs the dice all the same',
  {
    heroes: { kara: { at: [5, 9], cards: ['BW3'], slots: { BW3: 'G' } }, voker: {} },
    aliens: [shooter(5, 7)],
    rolls: { hits: [1, 3] },
  },
  (table) => {
    table.gives('kara', 'fire', { card: 'BW3.1' }).expectDice(0, '----').passes(800).expectAt(1, 5, 7);
    expect(table.state.attacks).toEqual([]);
  },
);

scenario(
  '[PE-051] of two hits for one alien the second goes to another',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['BW2'], slots: { BW2: 'G' } },
      voker: { at: [5, 10], cards: ['SW02'], slots: { SW02: 'G' } },
    },
    aliens: [shooter(5, 7), biter(5, 8)],
    rolls: { hits: [3, 4, 1] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW2.1' })
      .gives('voker', 'fire', { card: 'SW02.1' })
      .passes(800)
      .hits('kara', 1)
      .refusesHit('voker', 'stale', 1)
      .refusesAnswer(1, 'pending-hits', { roll: ['die:0'] })
      .passes(5999)
      .expectAt(2, 5, 8)
      .passes(1)
      .expectGone(2);
    expect(table.state.attacks).toEqual([]);
  },
);

scenario(
  '[PE-052] what has moved out of range meanwhile cannot be hit',
  {
    heroes: { kara: { at: [5, 6], cards: ['BW3'], slots: { BW3: 'G' } }, voker: { dice: 'A' } },
    aliens: [biter(5, 8), biter(5, 7)],
    rolls: { hits: [4, 1] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW3.1' })
      .passes(800)
      .gives('voker', 'apply-alien', { die: 0, alien: 1, from: at(5, 8), to: at(5, 9), chain: [] })
      .refusesHit('kara', 'out-of-range', 1)
      .hits('kara', 2)
      .expectGone(2);
  },
);

scenario(
  'range and sight are those of the cell from which was fired',
  {
    heroes: { kara: { at: [5, 10], cards: ['BW3'], slots: { BW3: 'G' }, dice: 'M' }, voker: {} },
    aliens: [biter(5, 8)],
    rolls: { hits: [4, 1] },
  },
  (table) => {
    table
      .gives('kara', 'fire', { card: 'BW3.1' })
      .passes(800)
      .gives('kara', 'move', { die: 0, from: at(5, 10), path: [at(5, 11)] })
      .hits('kara', 1)
      .expectGone(1);
  },
);

import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

const calm = { nextEvents: [17], nextSwarm: ['SC04', 'SC06'], nextBosses: ['all-clear'] } as const;
const technologies = ['AT04', 'AT11', 'AT03'] as const;

const hunt = {
  left: 30_000,
  heroes: { gerid: { at: [3, 4], dice: 'H', cards: ['BW2'], slots: { BW2: 'G' } }, kara: {} },
  aliens: [
    { kind: 'naga', at: [3, 6], health: 1 },
    { kind: 'biter', at: [3, 5] },
  ],
  rolls: { hits: [6, 6, 1, 1] },
  nextTechnologies: technologies,
  ...calm,
} as const;

const kill = { attack: 1, alien: 1, second: [] } as const;

scenario('a boss is killed: three technologies at once, one is kept, and used', hunt, (table) => {
  table.gives('gerid', 'fire', { card: 'BW2.1' }).passes(800).gives('gerid', 'assign-hit', kill);
  expect(table.state.rewards).toEqual([{ id: 2, hero: 0 }]);
  table
    .refuses('gerid', 'no-target', 'tech', { reward: 2, when: 'soon' })
    .refuses('kara', 'stale', 'tech', { reward: 2, when: 'now' })
    .gives('gerid', 'tech', { reward: 2, when: 'now' })
    .refuses('gerid', 'stale', 'tech', { reward: 2, when: 'later' })
    .expectHappened(1, { type: 'cardsShown', hero: 'gerid' })
    .refuses('gerid', 'no-target', 'pick', { choice: 3, card: 'AT01.1', discards: [] })
    .gives('gerid', 'pick', { choice: 3, card: 'AT04.1', discards: [] });
  expect(table.state.technologyDiscard.toSorted()).toEqual(['AT03.1', 'AT11.1']);
  table
    .gives('gerid', 'assign', { die: 0, holder: 'AT04.1', slot: 0, to: [] })
    .gives('gerid', 'fire', { card: 'AT04.1' })
    .expectHappened(1, { type: 'fired', card: 'AT04.1', dice: 3 });
});

scenario('they may be laid aside, unseen by all, until time is up', hunt, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', kill)
    .gives('gerid', 'tech', { reward: 2, when: 'later' })
    .expectHappened(0, { type: 'cardsShown' })
    .refuses('gerid', 'stale', 'pick', { choice: 3, card: 'AT04.1', discards: [] });
  expect(table.state.choices).toMatchObject([{ isAside: true }]);
  table
    .passes(29_450)
    .expectHappened(1, { type: 'cardsShown', hero: 'gerid' })
    .gives('gerid', 'pick', { choice: 3, card: 'AT11.1', discards: [] })
    .expectHappened(1, { type: 'kept', hero: 'gerid', card: 'AT11.1' });
});

scenario('when time is up they are not laid aside any more', hunt, (table) => {
  table
    .passes(30_250)
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', kill)
    .refuses('gerid', 'clock-over', 'tech', { reward: 2, when: 'later' })
    .gives('gerid', 'tech', { reward: 2, when: 'now' })
    .gives('gerid', 'pick', { choice: 3, card: 'AT03.1', discards: [] });
  expect(table.hero('gerid').gear.map(({ card }) => card)).toEqual(['BW2.1', 'AT03.1']);
});

scenario('when it is not said they are shown as time is up, and the first is kept', hunt, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', kill)
    .runsOut()
    .expectHappened(1, { type: 'cardsShown', hero: 'gerid' })
    .expectHappened(1, { type: 'kept', hero: 'gerid', card: 'AT04.1' });
});

scenario(
  'with two weapons in hand one has to go: a technology to its own pile',
  { ...hunt, heroes: { ...hunt.heroes, gerid: { ...hunt.heroes.gerid, cards: ['BW2', 'AT08'] } } },
  (table) => {
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('gerid', 'assign-hit', kill)
      .gives('gerid', 'tech', { reward: 2, when: 'now' })
      .refuses('gerid', 'limit-reached', 'pick', { choice: 3, card: 'AT03.1', discards: [] })
      .gives('gerid', 'pick', { choice: 3, card: 'AT03.1', discards: ['AT08.1'] });
    expect(table.hero('gerid').gear.map(({ card }) => card)).toEqual(['BW2.1', 'AT03.1']);
    expect(table.state.technologyDiscard).toContain('AT08.1');
  },
);

scenario('all three may be left', { ...hunt, decks: { technology: 3 } }, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', kill)
    .gives('gerid', 'tech', { reward: 2, when: 'now' })
    .gives('gerid', 'pick', { choice: 3, card: 'none', discards: [] });
  expect(table.state.technologyDeck).toEqual([]);
  expect(table.state.technologyDiscard).toHaveLength(16);
});

scenario(
  'where fewer than three are left the discards are shuffled in first',
  { ...hunt, decks: { technology: 2 } },
  (table) => {
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('gerid', 'assign-hit', kill)
      .gives('gerid', 'tech', { reward: 2, when: 'now' });
    expect(table.state.technologyDeck).toHaveLength(13);
    expect(table.state.technologyDiscard).toEqual([]);
  },
);

scenario(
  'a mine kills a boss: its owner earns the technology, whoever’s result moved it',
  {
    heroes: { gerid: { at: [3, 4], dice: 'A' }, kara: {} },
    aliens: [{ kind: 'naga', at: [5, 8], health: 1 }],
    mines: [[5, 9]],
    nextTechnologies: technologies,
  },
  (table) => {
    table.gives('gerid', 'apply-alien', { die: 0, alien: 1, from: at(5, 8), to: at(5, 9), chain: [] });
    table.expectGone(1).expectHappened(1, { type: 'killed', kind: 'naga', hero: 'kara' });
    expect(table.state.rewards).toMatchObject([{ hero: 1 }]);
    table.gives('kara', 'tech', { reward: 1, when: 'now' });
  },
);

const stepsOnMine = {
  phase: 'activation',
  heroes: { gerid: { at: [3, 4] }, kara: {} },
  aliens: [{ kind: 'searsting', at: [5, 8], health: 1 }],
  mines: [[5, 9]],
  nextTechnologies: technologies,
  ...calm,
} as const;

scenario('while no clock runs technology is drawn at once, and waited for', stepsOnMine, (table) => {
  table.expectGone(1).expectHappened(1, { type: 'cardsShown', hero: 'kara' });
  expect(table.state.phase).toBe('activation');
  table.gives('kara', 'pick', { choice: 1, card: 'AT11.1', discards: [] });
  expect(table.state.phase).toBe('planning');
});

scenario('but not for longer than ten seconds', stepsOnMine, (table) => {
  table.passes(9_999).expectHappened(0, { type: 'kept' });
  table.passes(1).expectHappened(1, { type: 'kept', hero: 'kara', card: 'AT04.1' });
});

scenario('under event 5 such a boss earns nothing', { ...stepsOnMine, events: [5] }, (table) => {
  table.expectGone(1).expectHappened(0, { type: 'cardsShown' });
});

scenario(
  'unless event 5 was completed in the Action phase before',
  {
    ...stepsOnMine,
    phase: 'action',
    heroes: { gerid: { at: [3, 4], slots: { E5: 'SS' } }, kara: {} },
    events: [5],
  },
  (table) => {
    table.runsOut().expectGone(1).expectHappened(1, { type: 'cardsShown', hero: 'kara' });
  },
);

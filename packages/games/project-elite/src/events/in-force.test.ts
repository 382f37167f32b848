import { expect, test } from 'vitest';
import { columnOf, rowOf } from '../board/cells.ts';
import { at, ScenarioTable, scenario } from '../testing/index.ts';

scenario(
  '[PE-016] events 9 and 12: one figure more, and all act as they come',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [3, 4] }, kara: {} },
    events: [9, 12],
    nextSwarm: ['SC04', 'SC06'],
    nextBosses: ['all-clear'],
    rolls: { aliens: [1, 1, 1, 1] },
  },
  (table) => {
    table.expectAsked('place').decides(at(1, 1));
    table.expectHappened(4, { type: 'spawned', kind: 'shooter' }).expectAt(1, 2, 2).expectAt(4, 1, 1);
    expect(table.events.filter(({ type }) => type === 'abilityRolled').length).toBeGreaterThan(0);
    table.expectAsked('mover').expectOptions(1, 2, 3, 4).expectHappened(1, { type: 'alienMoved' });
    while (table.state.decision?.about === 'mover' || table.state.decision?.about === 'way')
      table.decides(table.state.decision.fallback);
    // pushed or not, each has taken its own step
    expect(table.events.filter(({ type }) => type === 'alienMoved').length).toBeGreaterThanOrEqual(5);
  },
);

scenario(
  'event 9: one figure more of a card that event 15 brings, after all others',
  {
    phase: 'spawn',
    events: [9, 15],
    nextSwarm: ['SC01', 'SC04', 'SC06'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    table.lets().expectHappened(3, { type: 'swarmRevealed' }).expectHappened(11, { type: 'spawned' });
    const order = table.events.flatMap(({ type }) =>
      type === 'swarmRevealed' || type === 'bossRevealed' ? [type] : [],
    );
    expect(order).toEqual(['swarmRevealed', 'swarmRevealed', 'bossRevealed', 'swarmRevealed']);
  },
);

scenario(
  'event 8: a boss card more, which no token takes away; of several events the team says the order',
  {
    phase: 'spawn',
    heroes: { kara: { at: [0, 11] }, gerid: { at: [14, 11] } },
    events: [8, 14, 15],
    coming: { fewerBosses: 2 },
    nextSwarm: ['SC04', 'SC06', 'SC08'],
    nextBosses: ['thraex'],
    rolls: { boss: [6] },
  },
  (table) => {
    table
      .expectAsked('event')
      .expectOptions(8, 14, 15)
      .expectHappened(0, { type: 'bossRevealed' })
      .decides(14)
      .expectOptions(8, 15)
      .decides(8)
      .lets()
      .expectHappened(1, { type: 'bossRevealed' });
    // it came after the mutation
    expect(table.state.aliens.find(({ kind }) => kind === 'thraex')?.health).toBe(6);
  },
);

scenario(
  'event 3: every hero is hurt before abilities are used, wherever it is',
  { phase: 'activation', events: [3], aliens: [{ kind: 'naga', at: [7, 2] }] },
  (table) => {
    table
      .expectAsked('ahead')
      .expectHappened(1, { type: 'hurt', hero: 'akosha', by: 'event', damage: 1 })
      .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'event', damage: 1 });
  },
);

scenario(
  'event 5: no search, and no technology for a boss',
  {
    heroes: { gerid: { at: [6, 11], dice: 'S', cards: ['BW2'], slots: { BW2: 'G' } }, kara: {} },
    aliens: [{ kind: 'naga', at: [5, 10], health: 1 }],
    events: [5],
    rolls: { hits: [6] },
  },
  (table) => {
    for (const how of ['draw', 'take'])
      table.refuses('gerid', 'forbidden-by-event', 'search', { die: 0, cell: at(6, 10), how });
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('gerid', 'assign-hit', { attack: 1, alien: 1, second: [] })
      .expectGone(1);
    expect(table.state.rewards).toEqual([]);
    expect(table.state.choices).toEqual([]);
  },
);

scenario(
  'event 11: twenty seconds less, longer ones on a slower clock',
  { phase: 'planning', options: { clock: 'x2', difficulty: 'medium' }, events: [11] },
  (table) => {
    table.starts();
    expect((table.state.deadline ?? 0) - table.match.position.now).toBe(200_000);
  },
);

test('event 5: what is found by luck may be kept all the same', () => {
  // with six players all tokens are laid out
  const laid = { players: 6, options: { mission: 'exploration' }, events: [5] } as const;
  const lucky = new ScenarioTable(laid).state.tokens.find(({ find }) => find === 'lucky-find');
  if (!lucky) throw new Error('it was not laid out');
  const place = [columnOf(lucky.cell), rowOf(lucky.cell)] as const;
  const table = new ScenarioTable({
    ...laid,
    heroes: { gerid: { at: place, dice: 'H' } },
    nextCards: ['SI02'],
  });
  table
    .gives('gerid', 'explore', { how: 'open', no: lucky.no, dice: [0] })
    .gives('gerid', 'pick', { choice: 1, card: 'SI02.1', discards: [] });
  expect(table.hero('gerid').gear.map(({ card }) => card)).toEqual(['SI02.1']);
});

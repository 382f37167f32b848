import { expect, test } from 'vitest';
import { slotsInPlay } from '../content/event-cards.ts';
import type { HeroId } from '../content/heroes.ts';
import { heroIds } from '../content/heroes.ts';
import { at, ScenarioTable, scenario } from '../testing/index.ts';

scenario(
  '[PE-069] three rounds: no effect, one that is not completed, and another added to it',
  {
    phase: 'event',
    heroes: { gerid: { at: [1, 4] }, kara: {}, voker: {} },
    aliens: [{ kind: 'shooter', at: [0, 5] }],
    nextEvents: [17, 6, 11],
    nextSwarm: ['SC04', 'SC06', 'SC08', 'SC17', 'SC18', 'SC19', 'SC05', 'SC07', 'SC30'],
    nextBosses: ['all-clear', 'all-clear', 'all-clear'],
    rolls: { action: 'HW', aliens: Array.from({ length: 60 }, () => 1) },
  },
  (table) => {
    table.lets();
    expect(table.state.lasting).toEqual([]);
    table.starts().runsOut().lets();
    expect(table.state.lasting).toEqual([{ no: 6, isCompleted: false }]);
    table.starts().rolls(1, 0).passes(1200).rolls(2, 0).passes(1200);
    table
      .gives('kara', 'assign', { die: 0, holder: 'E6', slot: 0, to: [] })
      .gives('voker', 'assign', { die: 0, holder: 'E6', slot: 2, to: [] })
      .expectDice(1, 'l---')
      .expectDice(2, 'l---')
      .runsOut()
      .lets()
      .expectDice(1, '----')
      .expectDice(2, '----')
      .expectHappened(0, { type: 'eventCompleted' });
    expect(table.state.lasting.map(({ no }) => no)).toEqual([6, 11]);
    table.starts();
    expect((table.state.deadline ?? 0) - table.match.position.now).toBe(100_000);
    table.expectAt(1, 2, 5).expectAt('gerid', 1, 4);
    const before = table.events.length;
    table.runsOut().lets();
    // its own attack, and the one that event 6 adds
    const attacks = table.events.slice(before).filter((event) => event.type === 'abilityRolled');
    expect(attacks.filter(({ alien, hero }) => alien === 1 && hero === 'gerid')).toHaveLength(2);
  },
);

test.each([1, 2, 3, 4, 5, 6])('[PE-070] slots of an event count by players: %d', (players) => {
  const own: HeroId = 'gerid';
  const others = heroIds.filter((id) => id !== own).slice(0, Math.max(1, players - 1));
  const wanted = 'HHWHWH'.slice(0, Math.max(2, players));
  const heroes = { [own]: { dice: 'HWHW' }, ...Object.fromEntries(others.map((id) => [id, {}])) };
  const table = new ScenarioTable({ players, heroes, events: [6] });
  expect(
    slotsInPlay(6, players)
      .map(({ takes }) => takes.join())
      .join(''),
  ).toBe(wanted);
  for (const [slot, symbol] of wanted.split('').entries()) {
    const [fits, other] = symbol === 'H' ? [0, 1] : [1, 0];
    table.refuses(own, 'face-mismatch', 'assign', { die: other, holder: 'E6', slot, to: [] });
    expect(table.state.lasting[0]?.isCompleted).toBe(false);
    if (slot === wanted.length - 1) table.gives(own, 'assign', { die: fits, holder: 'E6', slot, to: [] });
  }
  table.refuses(own, 'not-ready', 'assign', { die: 2, holder: 'E6', slot: wanted.length, to: [] });
});

const shellShock = {
  left: 15_000,
  heroes: { gerid: { dice: 'W' }, kara: { dice: 'W' }, voker: { dice: 'GG' } },
  events: [3],
  nextEvents: [17],
  nextSwarm: ['SC04', 'SC06', 'SC08'],
  nextBosses: ['all-clear'],
} as const;

scenario(
  '[PE-071] an event completed in time has no effect in the activation after it',
  shellShock,
  (table) => {
    table
      .gives('gerid', 'assign', { die: 0, holder: 'E3', slot: 0, to: [] })
      .gives('kara', 'assign', { die: 0, holder: 'E3', slot: 1, to: [] })
      .expectHappened(0, { type: 'eventCompleted' })
      .gives('voker', 'assign', { die: 0, holder: 'E3', slot: 2, to: [] })
      .expectHappened(1, { type: 'eventCompleted', no: 3 })
      .refuses('voker', 'slot-full', 'assign', { die: 1, holder: 'E3', slot: 2, to: [] })
      .runsOut()
      .expectHappened(0, { type: 'hurt' })
      .expectDice(0, '----')
      .expectDice(2, '----');
    expect(table.state.lasting).toEqual([]);
  },
);

scenario('one that is not completed has its effect, and loses its dice', shellShock, (table) => {
  table
    .gives('gerid', 'assign', { die: 0, holder: 'E3', slot: 0, to: [] })
    .gives('kara', 'assign', { die: 0, holder: 'E3', slot: 1, to: [] })
    .runsOut()
    .expectDamage('gerid', 1)
    .expectDamage('kara', 1)
    .expectDamage('voker', 1)
    .expectDice(0, '----');
  expect(table.state.lasting).toEqual([{ no: 3, isCompleted: false }]);
});

scenario(
  'a completed event goes on until the Action phase is over',
  { heroes: { kara: { at: [3, 4], dice: 'GGW' }, gerid: {} }, events: [2] },
  (table) => {
    table
      .refuses('kara', 'forbidden-by-event', 'lay-mine', { die: 2, cell: at(3, 4) })
      .gives('kara', 'assign', { die: 0, holder: 'E2', slot: 0, to: [] })
      .gives('kara', 'assign', { die: 1, holder: 'E2', slot: 1, to: [] })
      .expectHappened(1, { type: 'eventCompleted', no: 2 })
      .refuses('kara', 'forbidden-by-event', 'lay-mine', { die: 2, cell: at(3, 4) });
  },
);

const atTheLimit = (filled: string) =>
  ({
    heroes: {
      gerid: { at: [3, 4], damage: 2, dice: 'M', slots: { E3: filled } },
      kara: { dice: 'W' },
    },
    acid: [[3, 5]],
    events: [3],
    nextEvents: [17],
    nextSwarm: ['SC04', 'SC06', 'SC08'],
    nextBosses: ['all-clear'],
  }) as const;

scenario('[PE-073] a die lost from a completed event: it stays completed', atTheLimit('WW'), (table) => {
  table
    .gives('gerid', 'move', { die: 0, from: at(3, 4), path: [at(3, 5)] })
    .expectDamage('gerid', 3)
    .gives('gerid', 'lose-die', { die: 1 })
    .expectDice(0, '-xl-')
    .refuses('kara', 'slot-full', 'assign', { die: 0, holder: 'E3', slot: 0, to: [] })
    .runsOut()
    .expectDamage('kara', 0);
  expect(table.state.lasting).toEqual([]);
});

scenario(
  '[PE-073] a die lost from an event that is not: its slot is empty again',
  atTheLimit('W-'),
  (table) => {
    table
      .refuses('kara', 'slot-full', 'assign', { die: 0, holder: 'E3', slot: 0, to: [] })
      .gives('gerid', 'move', { die: 0, from: at(3, 4), path: [at(3, 5)] })
      .gives('gerid', 'lose-die', { die: 1 })
      .expectDice(0, '-x--')
      .gives('kara', 'assign', { die: 0, holder: 'E3', slot: 0, to: [] })
      .expectDice(1, 'l---')
      .runsOut()
      .expectDamage('kara', 1);
  },
);

test.each([17, 18, 19, 20, 21])('event %d has no effect', (no) => {
  const table = new ScenarioTable({
    phase: 'event',
    nextEvents: [no],
    nextSwarm: ['SC04', 'SC06', 'SC08'],
    nextBosses: ['all-clear'],
  });
  expect(table.state.phase).toBe('planning');
  expect(table.state.lasting).toEqual([]);
  table.expectHappened(1, { type: 'eventRevealed', no }).expectHappened(0, { type: 'alienMoved' });
});

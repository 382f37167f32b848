import { expect } from 'vitest';
import { stepValue } from '../keys/values.ts';
import { at, scenario } from '../testing/index.ts';
import { saying } from '../rules/commands/understand.ts';

const afar = { kara: { at: [0, 11] }, gerid: { at: [14, 11] } } as const;

scenario(
  '[PE-014] spawn cards may bring one alien into the start area, where it is moved by nothing; a second one is a breach',
  {
    phase: 'spawn',
    heroes: afar,
    aliens: [
      { kind: 'biter', at: [7, 12] },
      { kind: 'runner', at: [6, 12] },
    ],
    nextSwarm: ['SC04', 'SC08'],
    nextBosses: ['harrier'],
    rolls: { boss: [3] },
  },
  (table) => {
    table
      .decides(at(7, 2))
      .expectAsked('step')
      .decides(stepValue(1, at(7, 13)))
      .expectAt(1, 7, 13)
      .expectGoesOn()
      .expectAsked('step');
    const { decision, coordinator } = table.state;
    for (const to of [at(7, 14), at(6, 13), at(8, 14)])
      table.refusesAnswer(
        coordinator ?? -1,
        'no-target',
        saying('team-choice', { decision: decision?.id ?? 0, value: stepValue(1, to) }),
      );
    table.decides(stepValue(2, at(6, 13))).expectOver('breach');
  },
);

scenario(
  'a hero in the start area gives way to it there, and does not push it afterwards',
  {
    phase: 'spawn',
    heroes: { kara: { at: [7, 13] }, gerid: { at: [14, 11] } },
    aliens: [
      { kind: 'biter', at: [7, 12] },
      { kind: 'runner', at: [8, 12] },
    ],
    nextSwarm: ['SC04', 'SC08'],
    nextBosses: ['harrier'],
    rolls: { boss: [3] },
  },
  (table) => {
    table
      .decides(at(7, 2))
      .decides(stepValue(1, at(7, 13)))
      .expectAsked('dodge');
    expect(table.state.decision).toMatchObject({ seat: 0, figure: -1 });
    table
      .decides(at(8, 13))
      .expectAt(1, 7, 13)
      .expectAt('kara', 8, 13)
      .expectDamage('kara', 1)
      .expectGoesOn()
      .decides(stepValue(2, at(8, 13)))
      .expectAsked('dodge');
    expect(table.state.decision?.options).not.toContain(String(at(7, 13)));
  },
);

const intruder = {
  phase: 'action',
  left: 20_000,
  heroes: { kara: {}, gerid: { at: [6, 13], cards: ['BW2'], slots: { BW2: 'G' } } },
  aliens: [{ kind: 'biter', at: [7, 14] }],
  rolls: { hits: [3] },
  nextEvents: [17],
} as const;

scenario('[PE-015] an alien in the start area is killed before time is up', intruder, (table) => {
  table
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', { attack: 1, alien: 1, second: [] })
    .expectGone(1)
    .runsOut()
    .expectGoesOn();
});

scenario('[PE-015] after time was up it can still be killed', intruder, (table) => {
  table
    .passes(20_250)
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', { attack: 1, alien: 1, second: [] })
    .says(0, 'done')
    .says(1, 'done')
    .expectGoesOn();
});

scenario('[PE-015] it is still there when all is done: a breach', intruder, (table) => {
  table.passes(20_250).expectGoesOn().says(0, 'done').expectGoesOn().says(1, 'done').expectOver('breach');
});

scenario(
  'the Hound has the team move aliens by four steps, itself among them, and then takes its own',
  {
    phase: 'activation',
    heroes: afar,
    aliens: [
      { kind: 'harrier', at: [5, 5] },
      { kind: 'runner', at: [9, 4] },
    ],
    nextEvents: [17],
  },
  (table) => {
    table
      .expectAsked('step')
      .expectOptions(stepValue(1, at(5, 6)), stepValue(2, at(9, 5)))
      .decides(stepValue(1, at(5, 6)))
      .decides(stepValue(2, at(9, 5)))
      .decides(stepValue(1, at(5, 7)))
      .decides(stepValue(1, at(5, 8)))
      .expectAt(1, 5, 8)
      .expectAt(2, 9, 5)
      .expectAsked('mover')
      .decides(1)
      .expectAt(1, 5, 9)
      .decides(at(9, 7))
      .decides(at(9, 8))
      .expectAt(2, 9, 8);
  },
);

scenario(
  'a step of the Hound into the start area is a breach when no cards are resolved',
  {
    phase: 'activation',
    heroes: afar,
    aliens: [
      { kind: 'harrier', at: [5, 5] },
      { kind: 'runner', at: [7, 12] },
    ],
  },
  (table) => {
    table.decides(stepValue(2, at(7, 13))).expectOver('breach');
  },
);

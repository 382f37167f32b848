import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-094] Alien results come first, then each card works once, and what was kept is looked at',
  {
    heroes: { gerid: { at: [6, 11], cards: ['BW2'], dice: 'SG-', slots: { BW2: 'G' } }, kara: {} },
    aliens: [
      { kind: 'biter', at: [5, 9] },
      { kind: 'biter', at: [5, 8] },
    ],
    rolls: { action: 'A', hits: [6] },
    left: 500,
  },
  (table) => {
    table
      .gives('gerid', 'search', { die: 0, cell: at(6, 10), how: 'take' })
      .rolls(0, 2)
      .passes(750)
      .expectPhase('time-up')
      .expectDice(0, '--An')
      .refuses('gerid', 'open-alien', 'fire', { card: 'BW2.1' })
      .refusesAnswer(0, 'open-alien', 'done')
      .refuses('gerid', 'wrong-phase', 'assign', { die: 1, holder: 'BW2.1', slot: 0, to: [] });
    expect(table.state.choices).toEqual([]);
    table
      .gives('gerid', 'apply-alien', { die: 2, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectDice(0, '---n');
    expect(table.state.choices.map(({ hero, cards }) => [hero, cards.length])).toEqual([[0, 3]]);
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .refuses('gerid', 'limit-reached', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('gerid', 'assign-hit', { attack: table.state.attacks[0]?.id ?? 0, alien: 1, second: [] })
      .expectGone(1);
    const [choice] = table.state.choices;
    const [card = ''] = choice?.cards ?? [];
    table.gives('gerid', 'pick', { choice: choice?.id ?? 0, card, discards: [] });
    expect(table.hero('gerid').gear.map((gear) => gear.card)).toEqual(['BW2.1', card]);
  },
);

scenario(
  '[PE-095] what was sent before the deadline is taken a moment after it, but no roll',
  {
    heroes: { gerid: { at: [5, 11], dice: 'M---' }, kara: { dice: '--GG' } },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    rolls: { action: 'AM' },
  },
  (table) => {
    table
      .passes(119_900)
      .rolls(1, 0, 1)
      .heardAt(120_010)
      .refusesAnswer(0, 'clock-over', { roll: ['die:1'] });
    const late = table.answer('gerid', 'move', { die: 0, from: at(5, 11), path: [at(5, 12)] });
    table
      .heardAt(120_120)
      .says(0, { ...late, sent: 119_950 })
      .expectAt('gerid', 5, 12)
      .passes(129)
      .expectPhase('action')
      .expectDice(1, '~~GG')
      .passes(1)
      .expectPhase('time-up')
      .expectDice(1, 'A---');
  },
);

scenario(
  '[PE-096] when time is up heroes must see each other to trade',
  {
    options: { map: 'crash' },
    heroes: { gerid: { at: [4, 4], cards: ['SI01'] }, kara: { at: [5, 5] } },
    left: 1000,
  },
  (table) => {
    const medkit = { to: 1, gives: ['SI01.1'], takes: [], discards: [] };
    table
      .gives('gerid', 'offer', medkit)
      .passes(1250)
      .expectPhase('time-up')
      .refusesAnswer(1, 'stale', { accept: 'accept:1' })
      .refuses('gerid', 'no-los', 'offer', medkit);
  },
);

scenario(
  '[PE-137] how late a command may come, and which may come at any time',
  {
    heroes: {
      gerid: { at: [5, 11], cards: ['BW2'], dice: 'MMM', slots: { BW2: 'G' } },
      kara: { at: [5, 6], damage: 2 },
      akosha: { dice: 'A---' },
    },
    aliens: [
      { kind: 'biter', at: [5, 5] },
      { kind: 'biter', at: [5, 8] },
    ],
  },
  (table) => {
    const step = table.answer('gerid', 'move', { die: 0, from: at(5, 11), path: [at(5, 12)] });
    table
      .passes(119_000)
      .gives('akosha', 'apply-alien', { die: 0, alien: 1, from: at(5, 5), to: at(5, 6), chain: [] })
      .expectDamage('kara', 3)
      .heardAt(120_120)
      .refusesAnswer(0, 'clock-over', step)
      .heardAt(120_180)
      .says(0, { ...table.answer('gerid', 'fire', { card: 'BW2.1' }), sent: 119_990 })
      .heardAt(120_200)
      .says(1, { ...table.answer('kara', 'lose-die', { die: 3 }), sent: 120_200 })
      .expectDice(1, '---x')
      .heardAt(120_240)
      .says(0, { ...step, sent: 100_000 })
      .expectAt('gerid', 5, 12)
      .heardAt(120_260)
      .refusesAnswer(0, 'clock-over', {
        ...table.answer('gerid', 'move', { die: 1, from: at(5, 12), path: [at(6, 12)] }),
        sent: 119_999,
      });
  },
);

scenario(
  '[PE-142] a player who is there but does nothing is hurried only when time is up',
  {
    heroes: { gerid: { dice: 'A---' }, kara: {} },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    left: 100_000,
  },
  (table) => {
    table
      .passes(100_250)
      .expectPhase('time-up')
      .expectDice(0, 'A---')
      .passes(14_999)
      .expectAt(1, 5, 5)
      .passes(1)
      .expectAt(1, 5, 6)
      .expectDice(0, '----');
  },
);

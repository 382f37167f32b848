import { expect } from 'vitest';
import type { PositionDescription } from '../../position/description.ts';
import { scenario } from '../../testing/index.ts';

const planning: PositionDescription = {
  phase: 'planning',
  options: { planning: '300' },
  heroes: { gerid: { cards: ['BW2', 'SI01', 'UP01'] }, kara: {} },
};

scenario('[PE-133] heroes trade and make ready before the clock starts', planning, (table) => {
  table
    .gives('gerid', 'offer', { to: 1, gives: ['SI01.1'], takes: [], discards: [] })
    .passes(30_000)
    .says(1, { accept: 'accept:1' })
    .gives('gerid', 'attach', { upgrade: 'UP01.1', weapon: 'BW2.1' })
    .refusesAnswer(0, 'wrong-phase', { roll: ['die:0'] });
  expect(table.hero('kara').gear.map(({ card }) => card)).toEqual(['SI01.1']);
  expect(table.hero('gerid').gear.map(({ upgrades }) => upgrades)).toEqual([['UP01.1']]);
  table
    .says(0, 'ready')
    .says(0, 'not-ready')
    .says(1, 'ready')
    .expectPhase('planning')
    .says(0, 'ready')
    .expectPhase('countdown')
    .refusesAnswer(0, 'wrong-phase', 'not-ready')
    .refuses('gerid', 'wrong-phase', 'offer', { to: 1, gives: ['BW2.1'], takes: [], discards: [] })
    .gives('gerid', 'set-dodge', { way: 'start' })
    .passes(2999)
    .expectPhase('countdown')
    .passes(1)
    .expectPhase('action');
  expect((table.state.deadline ?? 0) - table.match.position.now).toBe(120_000);
});

scenario('[PE-133] who vanishes in the countdown brings the team back to its plans', planning, (table) => {
  table
    .says(0, 'ready')
    .says(1, 'ready')
    .passes(2000)
    .hears({ seat: 1, is: 'away' })
    .expectPhase('planning')
    .says(0, 'ready')
    .expectPhase('planning')
    .hears({ seat: 1, is: 'bot' })
    .expectPhase('countdown')
    .passes(3000)
    .expectPhase('action');
});

scenario('planning lasts no longer than the table has agreed', planning, (table) => {
  table
    .passes(299_999)
    .expectPhase('planning')
    .passes(1)
    .expectPhase('countdown')
    .passes(3000)
    .expectPhase('action');
});

scenario('planning has no limit unless the table wants one', { ...planning, options: {} }, (table) => {
  table
    .expectStandsStill()
    .says(0, 'ready')
    .expectPhase('planning')
    .says(1, 'ready')
    .expectPhase('countdown');
});

scenario(
  '[PE-134] a die is lost after ten seconds where no clock runs',
  {
    phase: 'activation',
    heroes: { gerid: { at: [5, 12], damage: 2 }, kara: { at: [8, 14] } },
    aliens: [{ kind: 'shooter', at: [5, 9] }],
    rolls: { aliens: [4] },
    nextEvents: [17],
  },
  (table) => {
    table
      .expectDamage('gerid', 3)
      .expectAt(1, 5, 10)
      .passes(9999)
      .expectDice(0, '----')
      .expectPhase('activation')
      .passes(1)
      .expectDice(0, 'x---');
  },
);

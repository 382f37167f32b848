import { expect } from 'vitest';
import type { PositionDescription } from '../../position/description.ts';
import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const left = ({ state, match }: ScenarioTable): number => (state.deadline ?? 0) - match.position.now;
const pausesLeft = ({ state }: ScenarioTable): readonly number[] =>
  state.players.map((player) => player.pausesLeft);

scenario(
  '[PE-119] a pause keeps what is left of the clock, of tumbling dice and of hits',
  {
    heroes: {
      gerid: { at: [5, 11], cards: ['BW2'], dice: 'M--', slots: { BW2: 'G' } },
      kara: { dice: '----' },
    },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    rolls: { action: 'H', hits: [6] },
    left: 65_700,
  },
  (table) => {
    table.gives('gerid', 'fire', { card: 'BW2.1' }).passes(3800).rolls(1, 0).passes(500).says(1, 'pause');
    expect(left(table)).toBe(61_400);
    const step = { die: 0, from: at(5, 11), path: [at(5, 12)] };
    table
      .expectStandsStill()
      .refuses('gerid', 'paused', 'move', step)
      .refuses('gerid', 'paused', 'set-dodge', { way: 'N' })
      .refusesAnswer(0, 'paused', 'pause')
      .refusesAnswer(1, 'paused', { roll: ['die:1'] })
      .says(0, 'ready')
      .says(1, 'ready')
      .says(1, 'not-ready')
      .says(1, 'ready')
      .refuses('gerid', 'paused', 'move', step)
      .hears({ resume: true });
    expect(left(table)).toBe(61_400);
    table.passes(699).expectDice(1, '~---').passes(1).expectDice(1, 'H---');
    expect(table.state.aliens).toHaveLength(1);
    table.passes(1800).expectGone(1);
    // not all are ready: it has lasted long enough all the same
    table.says(1, 'pause').says(0, 'ready').hears({ resume: true }).gives('gerid', 'move', step);
    expect(pausesLeft(table)).toEqual([2, 0]);
    table.refusesAnswer(1, 'limit-reached', 'pause').says(0, 'pause');
  },
);

const threePersons: PositionDescription = {
  heroes: { gerid: {}, kara: {}, akosha: {} },
  rolls: { action: 'H' },
  left: 61_900,
};

scenario('[PE-135] the game is held for a player who vanishes, once a round', threePersons, (table) => {
  table.rolls(1, 0).passes(500).hears({ seat: 1, is: 'away' }).expectStandsStill();
  expect(pausesLeft(table)).toEqual([2, 2, 2]);
  expect(table.events.at(-1)).toEqual({ type: 'paused', by: 'hold', seat: 1 });
  table
    .refusesAnswer(0, 'paused', { roll: ['die:0'] })
    .hears({ seat: 1, is: 'back' })
    .expectStandsStill()
    .hears({ resume: true });
  expect(left(table)).toBe(61_400);
  table.passes(699).expectDice(1, '~---').passes(1).expectDice(1, 'H---');
  table.hears({ seat: 1, is: 'away' });
  expect(table.state.pause).toBeNull();
  table.hears({ seat: 1, is: 'bot' });
  expect(table.state.players[1]?.by).toBe('stand-in');
  table
    .passes(1000)
    .says(1, { roll: ['die:1'] })
    .hears({ seat: 1, is: 'back' });
  expect(table.state.players[1]?.by).toBe('person');
});

scenario('a hold is over as soon as bots play for all who are away', threePersons, (table) => {
  table
    .hears({ seat: 1, is: 'away' })
    .hears({ seat: 2, is: 'away' })
    .hears({ seat: 1, is: 'bot' })
    .expectStandsStill()
    .hears({ seat: 2, is: 'bot' });
  expect(table.events.at(-1)).toEqual({ type: 'resumed' });
  table
    .says(0, { roll: ['die:0'] })
    .hears({ seat: 2, is: 'back' })
    .hears({ seat: 2, is: 'away' });
  // that hold was theirs as well
  expect(table.state.pause).toBeNull();
});

scenario('a hold within a pause that a player has asked for ends alone', threePersons, (table) => {
  table.says(0, 'pause').hears({ seat: 1, is: 'away' });
  expect(table.state.pause).toEqual({ by: 0, isHold: true });
  table.hears({ seat: 1, is: 'bot' }).expectStandsStill();
  expect(table.state.pause).toEqual({ by: 0, isHold: false });
  table.hears({ resume: true });
  expect(left(table)).toBe(61_900);
});

scenario(
  '[PE-136] where the last person is gone the game stands still until one is back',
  { heroes: { gerid: { dice: 'H---' }, kara: {}, akosha: {} }, bots: [1, 2], left: 40_000 },
  (table) => {
    table.hears({ seat: 0, is: 'away' }).expectStandsStill().hears({ seat: 0, is: 'back' });
    expect(table.state.players.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
    table.hears({ resume: true });
    expect(left(table)).toBe(40_000);
  },
);

scenario(
  'no plan is made without the last person',
  { phase: 'planning', heroes: { gerid: {}, kara: {} }, bots: [1] },
  (table) => {
    table.hears({ seat: 0, is: 'away' }).says(1, 'ready').expectPhase('planning');
    table.hears({ seat: 0, is: 'back' }).expectPhase('planning').says(0, 'ready').expectPhase('countdown');
  },
);

scenario(
  'without a clock nothing is held, and no pause is asked for',
  { options: { clock: 'untimed' }, heroes: { gerid: {}, kara: {} } },
  (table) => {
    table.refusesAnswer(0, 'wrong-phase', 'pause').hears({ seat: 1, is: 'away' });
    expect(table.state.pause).toBeNull();
  },
);

import { expect } from 'vitest';
import type { PositionDescription } from '../../position/description.ts';
import { saying } from '../commands/understand.ts';
import { scenario } from '../../testing/index.ts';

const fourSeats: PositionDescription = {
  players: 4,
  phase: 'event',
  bots: [1],
  nextEvents: [17],
  nextSwarm: ['SC10'],
};

scenario('[PE-132] one connected person confirms what the team chooses', fourSeats, (table) => {
  expect(table.state.coordinator).toBe(2);
  expect(table.state.decision?.about).toBe('cluster');
  const vote = saying('vote', { seat: 3 });
  table.says(0, vote);
  expect(table.state.coordinator).toBe(2);
  table.refusesAnswer(1, 'not-yours', vote).refusesAnswer(2, 'no-target', saying('vote', { seat: 1 }));
  table.says(3, vote);
  expect(table.state.coordinator).toBe(3);
  table.passes(5000).hears({ seat: 3, is: 'away' });
  expect(table.state.coordinator).toBe(0);
  expect((table.state.decision?.endsAt ?? 0) - table.match.position.now).toBe(20_000);
  const choice = saying('team-choice', { decision: table.state.decision?.id ?? 0, value: '2' });
  table.refusesAnswer(2, 'not-yours', choice).refusesAnswer(3, 'not-yours', choice).says(0, choice);
  expect(table.state.decision?.about).toBe('place');
});

scenario('[PE-132] the seats take turns at it', { ...fourSeats, round: 4 }, (table) => {
  expect(table.state.coordinator).toBe(0);
});

scenario('[PE-132] bots alone are asked nothing', { ...fourSeats, bots: [0, 1, 2, 3] }, (table) => {
  expect(table.state.coordinator).toBeNull();
  expect(table.events.filter(({ type }) => type === 'spawned').length).toBeGreaterThan(0);
  table.expectPhase('countdown').passes(3000).expectPhase('action');
});

scenario('a vote for a player who has gone names no coordinator', fourSeats, (table) => {
  table
    .says(2, saying('vote', { seat: 3 }))
    .hears({ seat: 3, is: 'away' })
    .says(0, saying('vote', { seat: 0 }));
  expect(table.state.coordinator).toBe(2);
});

scenario('what no player chooses is chosen after twenty seconds', fourSeats, (table) => {
  table.passes(19_999);
  expect(table.state.decision?.about).toBe('cluster');
  table.passes(1);
  expect(table.state.decision?.about).toBe('place');
});

scenario(
  'what is open when bots have come to play for all is chosen at once, though no clock runs',
  { ...fourSeats, options: { clock: 'untimed' }, bots: [0, 1, 2] },
  (table) => {
    expect(table.state.decision?.about).toBe('cluster');
    table.hears({ seat: 3, is: 'away' });
    expect(table.state.decision?.about).toBe('cluster');
    table.hears({ seat: 3, is: 'bot' }).expectPhase('countdown');
  },
);

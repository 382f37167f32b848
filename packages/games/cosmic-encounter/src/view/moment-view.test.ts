import { viewFor } from '@starboard/engine';
import { expect } from 'vitest';
import { cosmicEncounterText } from '../index.ts';
import { colourOf, seatOf } from '../testing/answers.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';

const colours = ['red', 'blue', 'green', 'yellow'] as const;

/** What the open moment is to each who looks; they must all see the same. */
function moment(table: ScenarioTable) {
  for (const colour of colours) expect(table.viewOf(colour).moment).toEqual(table.view.moment);
  return table.view.moment;
}

const flares = { red: { alien: 'clone', extra: ['flare-virus'] }, blue: { alien: 'macron' } } as const;

scenario('All see which moment is open, and the use it answers once that is announced', flares, (table) => {
  table.encounter({ defense: 'blue', ships: 1 }).lay('attack-10', 'attack-06').until('reveal.after-reveal');
  expect(moment(table)).toEqual({ window: 'reveal.after-reveal', only: null });
  table.plays('red', 'flare-virus').until('react.flare');
  expect(moment(table)).toEqual({
    window: 'react.flare',
    only: null,
    seat: seatOf('red'),
    ability: 'virus.wild',
  });
});

scenario('A prompt says whether it is a moment to react, and which text belongs to it', flares, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-06')
    .plays('red', 'flare-virus')
    .until('react.flare');
  expect(viewFor(table.match, seatOf('blue')).prompt).toMatchObject({ isWindow: true, about: 'virus.wild' });
  table.until('aim');
  expect(viewFor(table.match, seatOf('blue')).prompt).not.toHaveProperty('isWindow');
  expect(viewFor(table.match, seatOf('blue')).prompt).not.toHaveProperty('about');
});

const theft = {
  red: { hand: ['attack-08', 'attack-04', 'attack-05', 'attack-07'] },
  blue: { alien: 'hacker', hand: ['negotiate', 'attack-06'] },
  yellow: { hand: ['attack-20', 'attack-30', 'attack-40', 'quash'] },
} as const;

scenario('A prompt says which power it comes from, though that was used some time ago', theft, (table) => {
  table.encounter({ defense: 'blue', ships: 1 }).lay('attack-08', 'negotiate').uses('blue', 'hacker.hack');
  table.answers('blue', 'yellow').until('pick-cards');
  expect(viewFor(table.match, seatOf('blue')).prompt).toMatchObject({ about: 'hacker.hack' });
});

scenario('All see who answers an invitation now, and who comes after', { players: 4 }, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'green', 'yellow').invites('defense');
  const answering = () => table.view.answering.map(colourOf);
  table.until('ally');
  expect(answering()).toEqual(['yellow', 'green']);
  table.declines('yellow').until('ally');
  expect(answering()).toEqual(['green']);
  expect(table.view.encounter?.declined.map(colourOf)).toEqual(['yellow']);
});

scenario('Invited without a ship to send is as good as declined', { yellow: { warp: 20 } }, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'yellow').until('select');
  expect(table.view.encounter?.declined.map(colourOf)).toEqual(['yellow']);
});

scenario('Who declined is told apart from who has not answered yet', { players: 4 }, (table) => {
  table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'green', 'yellow').invites('defense');
  table.until('ally').declines('yellow').until('ally');
  const [section] = cosmicEncounterText.asText?.(table.view, 'spectator') ?? [];
  expect(section?.lines).toContainEqual(
    expect.objectContaining({
      params: expect.objectContaining({
        asked: [{ seat: seatOf('green') }],
        unwilling: [{ seat: seatOf('yellow') }],
      }),
    }),
  );
});

scenario('All see how many rewards are still owed', { red: { hand: ['attack-08'] } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 2)
    .lay('attack-08', 'attack-10')
    .until('reward');
  expect(table.view.owed).toEqual([{ what: 'rewards', seat: seatOf('yellow'), count: 2 }]);
  table.rewards('yellow', 'card').until('reward');
  expect(table.view.owed).toEqual([{ what: 'rewards', seat: seatOf('yellow'), count: 1 }]);
});

const healed = { red: { hand: ['attack-04'] }, green: { alien: 'healer' } } as const;

scenario('All see the ships that are being lost, until nothing can bring them back', healed, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-04', 'attack-10').until('trigger.ships-lost');
  expect(table.view.loss).toEqual({
    isInWarp: true,
    ships: [{ seat: seatOf('red'), from: 'gate', count: 3 }],
  });
  table.uses('green', 'healer.heal', 'red').until('aim');
  expect(table.view.loss).toBeNull();
});

scenario(
  'Of two things only the player who names them sees the first',
  { red: { alien: 'citadel', extra: ['attack-20'] } },
  (table) => {
    table.until('destiny.after-draw').uses('red', 'citadel.place', 'blue-2').until('citadel-card');
    expect(table.viewOf('red').named).toBe('blue-2');
    expect([table.viewOf('blue').named, table.view.named]).toEqual([null, null]);
  },
);

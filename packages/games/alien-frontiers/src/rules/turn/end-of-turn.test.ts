import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const full = { roll: [], red: { fuel: 6, ore: 5 } } as const;

for (const [returned, kept] of [
  [3, '3/5'],
  [0, '6/2'],
  [1, '5/3'],
] as const) {
  scenario(`[AF-200] Eight tokens: keeping ${kept}`, full, (table) => {
    table
      .endsTurn()
      .expectNext('return-fuel', 'red')
      .answers(returned)
      .expectTokens('red', kept)
      .expectNext('act', 'green');
  });
}

scenario('[AF-200] Eight tokens: neither more nor fewer may be kept', full, (table) => {
  table
    .endsTurn()
    .refuses(4, 'engine.out-of-range')
    .refuses(-1, 'engine.out-of-range')
    .refuses(1.5, 'engine.malformed')
    .refuses('end-turn', 'engine.malformed')
    .expectTokens('red', '6/5')
    .expectNext('return-fuel', 'red');
});

for (const { tokens, least, most } of [
  { tokens: [9, 0], least: 1, most: 1 },
  { tokens: [0, 9], least: 0, most: 0 },
  { tokens: [1, 11], least: 0, most: 1 },
  { tokens: [12, 1], least: 4, most: 5 },
] as const) {
  const [fuel, ore] = tokens;
  scenario(
    `from ${fuel}/${ore} at least ${least} and at most ${most} fuel go back`,
    { roll: [], red: { fuel, ore } },
    (table) => {
      table
        .endsTurn()
        .refuses(least - 1, 'engine.out-of-range')
        .refuses(most + 1, 'engine.out-of-range')
        .answers(most)
        .expectNext('act', 'green');
      const red = table.player('red');
      expect([red.fuel + red.ore, red.fuel]).toEqual([8, fuel - most]);
    },
  );
}

scenario('exactly eight tokens may be kept', { roll: [], red: { fuel: 5, ore: 3 } }, (table) => {
  table.endsTurn().expectTokens('red', '5/3').expectNext('act', 'green');
});

scenario(
  'during a turn any number may be held, and eight are left when it ends',
  { roll: [6, 6, 6], red: { fuel: 7, ore: 1 }, green: { fuel: 4, ore: 4 }, dice: [6, 6, 6] },
  (table) => {
    table
      .docks('solar-converter', 6)
      .docks('solar-converter', 6)
      .expectTokens('red', '13/1')
      .docks('lunar-mine', 6)
      .endsTurn()
      .answers(7)
      .expectTokens('red', '6/2')
      .expectNext('act', 'green')
      .docks('solar-converter', 6)
      .expectTokens('green', '7/4')
      .finishesTurn()
      .expectNext('act', 'blue');
    const { fuel, ore } = table.player('green');
    expect(fuel + ore).toBe(8);
  },
);

scenario(
  'unplaced ships go to the Bay, docked ships stay and block their ports',
  {
    roll: [2, 2, 1],
    options: { forcedPlacement: 'off' },
    players: 2,
    dice: [5, 5, 5],
  },
  (table) => {
    table
      .docks('orbital-market', 2, 2)
      .endsTurn()
      .expectShips('red', 'maintenance-bay', 1)
      .expectShips('red', 'orbital-market', 2, 2)
      .expectNext('act', 'green')
      .refusesDock('af.no-free-port', 'orbital-market', 5, 5)
      .expectNext('act', 'green');
  },
);

scenario(
  'no turn ends while a raid, a landing or a target is to be chosen',
  {
    roll: [1, 2, 3, 4, 4, 4],
    red: { fuel: 1, ore: 3, cards: ['stasis-beam'] },
  },
  (table) => {
    table
      .docks('raiders-outpost', 1, 2, 3)
      .refuses('end-turn', 'af.raid-first')
      .answers('nothing')
      .docks('colony-constructor', 4, 4, 4)
      .refuses('end-turn', 'af.land-first')
      .answers('lem-badlands')
      .answers('discard:stasis-beam')
      .refuses('end-turn', 'af.bad-target')
      .answers('pohl-foothills')
      .endsTurn()
      .expectNext('act', 'green');
  },
);

scenario(
  'turns go clockwise and a new round begins with the first player',
  { first: 'blue', turn: 'yellow', round: 3, roll: [] },
  (table) => {
    const seen: string[] = [];
    for (let turns = 0; turns < 5; turns++) {
      table.finishesTurn();
      seen.push(`${table.view.turn} in round ${table.view.round}`);
    }
    expect(seen).toEqual(['0 in round 3', '1 in round 3', '2 in round 4', '3 in round 4', '0 in round 4']);
    table.expectNext('act', 'red');
  },
);

scenario(
  'everything the turn remembered is forgotten',
  {
    players: 2,
    roll: [6, 3, 3, 5, 5, 1],
    red: {
      fuel: 8,
      cards: ['data-crystal', 'orbital-teleporter', 'stasis-beam'],
    },
    green: { colonies: { 'van-vogt-mountains': 1, 'lem-badlands': 1 } },
    dice: [6, 6, 6, 1, 1, 2, 3, 4, 5],
  },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .uses('data-crystal', 'van-vogt-mountains')
      .docks('lunar-mine', 5)
      .docks('orbital-market', 3, 3)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 5))
      .docks('solar-converter', '5t')
      .discards('stasis-beam', 'herbert-valley');
    expect(table.view.thisTurn).toMatchObject({
      artifactCredit: 6,
      artifactCycles: 1,
      marketPrice: 3,
      discarded: true,
    });
    table.finishesTurn();
    const fresh = {
      artifactCredit: 0,
      artifactCycles: 0,
      marketPrice: null,
      hubExcess: 0,
      hubSteps: [1, 2, 3],
      borrowed: null,
      teleported: null,
      usedCards: [],
      discarded: false,
    };
    expect(table.view.thisTurn).toEqual(fresh);
    table.docks('lunar-mine', 6).finishesTurn().expectNext('act', 'red');
    expect(table.view.thisTurn).toEqual(fresh);
    // last turn's first ship at the Mine does not count, and the loan is over
    table
      .refusesDock('af.mine-threshold', 'lunar-mine', 2)
      .offers('use:data-crystal')
      .refuses('cycle', 'af.no-cycle')
      .refuses('trade:1', 'af.no-market-pair')
      .expectNext('act', 'red');
  },
);

import { restoreMatch, type SavedMatch, saveMatch } from '@starboard/engine';
import { expect } from 'vitest';
import { cosmicEncounter } from '../../index.ts';
import { ScenarioTable, scenario } from '../../testing/index.ts';

const warrior = { blue: { alien: 'warrior' }, green: { extra: ['cosmic-zap'] } } as const;

scenario('[CE-066] Two tokens for a defeat', warrior, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .expectNext('second-encounter', 'red')
    .expectTokens('blue', 2);
});

scenario('[CE-066] One for a deal', warrior, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { random: 1 } })
    .accepts('blue')
    .expectNext('second-encounter', 'red')
    .expectTokens('blue', 1);
});

const three = { red: { alien: 'warrior', tokens: 3 }, green: { extra: ['cosmic-zap'] } } as const;

scenario('[CE-066] Tokens count in the total', three, (table) => {
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-10', 'attack-04').expectTotals(16, 8);
});

scenario('[CE-066] Zapped they do not count, but still come', three, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('attack-10', 'attack-04')
    .zaps('green', 'warrior.mastery')
    .expectTotals(13, 8)
    .expectNext('second-encounter', 'red')
    .expectTokens('red', 4);
});

scenario('[CE-066] Four planets: one more each time', { ...warrior, options: { planets: 4 } }, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .expectNext('second-encounter', 'red')
    .expectTokens('blue', 3);
});

scenario(
  'Super: an ally’s experience',
  { yellow: { alien: 'warrior', tokens: 5, extra: ['flare-warrior'] }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-08')
      .plays('yellow', 'flare-warrior')
      .expectTotals(17, 12);
  },
);

const revenge = {
  red: { hand: ['attack-10', 'attack-10', 'attack-08', 'attack-06'] },
  blue: { hand: ['attack-04', 'attack-20', 'flare-warrior'] },
  yellow: { extra: ['card-zap'] },
} as const;

scenario('Wild: the defense strikes back out of turn, then the turn goes on', revenge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-04')
    .expectResult('offense-won')
    .plays('blue', 'flare-warrior')
    // its own ships come back first, and no destiny card is drawn
    .expectNext('regroup.start')
    .expectTimingOrder('blue', 'red', 'yellow', 'green')
    .aims('red-2');
  const { encounter, offense } = table.view;
  expect({ turn: offense, offense: encounter?.offense, defense: encounter?.defense }).toEqual({
    turn: 0,
    offense: 1,
    defense: 0,
  });
  expect(encounter).toMatchObject({ isOutOfTurn: true, number: 1, destiny: null });
  table
    .sends('blue', 3)
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-20', 'attack-06')
    .expectTotals(24, 10)
    // it earns blue nothing, and red still has its second encounter
    .expectNext('second-encounter', 'red')
    .expectShips('blue', 'red-2', 3)
    .expectMarkers({ red: 1, blue: 1, yellow: 1 })
    .encounter({ offense: 'red', defense: 'yellow', ships: 1 });
  expect(table.view.encounter).toMatchObject({ isOutOfTurn: false, number: 2 });
});

scenario('Wild after a lost encounter: the turn passes on afterwards', revenge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-20')
    .plays('blue', 'flare-warrior')
    .aims('red-1')
    .sends('blue', 1)
    .lay('attack-04', 'attack-10')
    .expectTurn('blue');
});

scenario('Wild: saved in the middle, it goes on as it would have', revenge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-04')
    .plays('blue', 'flare-warrior')
    .aims('red-2');
  const saved = JSON.parse(JSON.stringify(saveMatch(table.match))) as SavedMatch;
  new ScenarioTable(restoreMatch(cosmicEncounter, saved))
    .sends('blue', 3)
    .lay('attack-20', 'attack-06')
    .expectNext('second-encounter', 'red');
});

scenario('Wild: only home planets of the offense', revenge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-20')
    .plays('blue', 'flare-warrior')
    .until('aim')
    .expectOptions('blue', 'red-1', 'red-2', 'red-3', 'red-4', 'red-5');
});

scenario('Wild stopped: nothing comes of it', revenge, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-20')
    .plays('blue', 'flare-warrior')
    .cardZaps('yellow')
    .expectTurn('blue')
    .expectHand('blue', 'attack-04');
});

scenario(
  'Wild: not without an encounter card',
  { blue: { hand: ['attack-20', 'flare-warrior'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-20')
      .expectTurn('blue')
      .expectNeverOffered('blue', 'warrior.wild');
  },
);

for (const holder of ['red', 'yellow'] as const) {
  scenario(
    `Wild: for nobody but the defense, so not for ${holder}`,
    { [holder]: { extra: ['flare-warrior'] } },
    (table) => {
      table
        .encounter({ defense: 'blue', ships: 1 })
        .invites('defense', 'yellow')
        .joins('yellow', 'defense', 1)
        .lay('attack-06', 'attack-10')
        .expectTurn('blue')
        .expectNeverOffered(holder, 'warrior.wild');
    },
  );
}

scenario(
  'Flares are counted anew out of turn: one more each, and the same once more',
  {
    red: { hand: ['attack-10', 'attack-08', 'attack-06', 'flare-kamikaze'], warp: 2 },
    blue: { hand: ['attack-04', 'attack-08', 'flare-warrior', 'flare-human'] },
    yellow: { alien: 'kamikaze' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .plays('red', 'flare-kamikaze', { 'red-1': 1 })
      .plays('blue', 'flare-warrior')
      .aims('red-3')
      .sends('blue', 1)
      .lay('attack-08', 'attack-08')
      .plays('red', 'flare-kamikaze', { 'red-1': 1 })
      .plays('blue', 'flare-human')
      .expectNext('reveal.after-reveal')
      .expectNotOffered('blue', 'warrior.wild');
  },
);

scenario(
  'A win out of turn ends the game',
  {
    ...revenge,
    blue: {
      hand: ['attack-04', 'attack-20', 'flare-warrior'],
      ships: { 'red-1': 1, 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .plays('blue', 'flare-warrior')
      .aims('red-2')
      .sends('blue', 2)
      .lay('attack-20', 'attack-10')
      .expectWinners('blue');
  },
);

scenario(
  'Without a card left after it, the offense has lost the second encounter it had earned',
  {
    red: { hand: ['attack-10', 'attack-08'] },
    blue: { hand: ['attack-04', 'attack-08', 'flare-warrior'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-04')
      .plays('blue', 'flare-warrior')
      .aims('red-1')
      .sends('blue', 1)
      .lay('attack-08', 'attack-08')
      .expectResult('defense-won')
      .expectTurn('blue');
  },
);

scenario('Tokens do not count beside a negotiate', three, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .lay('negotiate', 'attack-04')
    .expectResult('defense-won')
    .expectNeverOffered('green', 'cosmic-zap');
});

const veteran = {
  yellow: { alien: 'warrior', tokens: 5, extra: ['flare-warrior'] },
  green: { extra: ['cosmic-zap'] },
} as const;

scenario('Super: that use can be zapped', veteran, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-10', 'attack-08')
    .plays('yellow', 'flare-warrior')
    .zaps('green', 'warrior.mastery')
    .expectTotals(12, 12);
});

scenario('Super: not beside a negotiate', veteran, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('negotiate', 'attack-08')
    .expectResult('defense-won')
    .expectNeverOffered('yellow', 'warrior.super');
});

scenario(
  'Too few home colonies: no tokens count, and none come',
  {
    red: {
      alien: 'warrior',
      tokens: 3,
      ships: { 'red-1': 10, 'red-2': 10, 'red-3': 0, 'red-4': 0, 'red-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-04')
      .expectTotals(13, 8)
      .expectNext('second-encounter', 'red')
      .expectTokens('red', 3);
  },
);

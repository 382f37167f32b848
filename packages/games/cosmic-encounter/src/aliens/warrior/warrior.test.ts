import { scenario } from '../../testing/index.ts';

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

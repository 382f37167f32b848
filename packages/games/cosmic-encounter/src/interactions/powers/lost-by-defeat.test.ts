import { scenario } from '../../testing/index.ts';

/** The third home colony falls with the encounter itself: what was due before works, what comes after does not. */

const thirdHome = { 'blue-1': 2, 'blue-2': 9, 'blue-3': 9, 'blue-4': 0, 'blue-5': 0 } as const;
const fought = { defense: 'blue', ships: 3 } as const;
const winning = { hand: ['attack-20', 'attack-04', 'attack-05', 'attack-06', 'attack-07'] } as const;

scenario(
  'Immortality saves the ships, not the home; Smash then finds them mortal',
  {
    red: { alien: 'cudgel', ...winning },
    blue: { alien: 'zombie', hand: ['attack-08'], ships: thirdHome },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-20', 'attack-08')
      .returns('blue', { 'blue-2': 2 })
      .givesUp('blue', { 'blue-3': 3 })
      .expectNext('second-encounter', 'red')
      .expectPower('blue', false)
      .expectWarp('blue', 3);
  },
);

scenario(
  'Mass is lost before it is paid for twice',
  { red: winning, blue: { alien: 'macron', hand: ['negotiate'], ships: thirdHome } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-20', 'negotiate')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 2)
      .expectHandSize('blue', 2);
  },
);

scenario(
  'Experience is not earned by a defeat that costs the power',
  { red: winning, blue: { alien: 'warrior', tokens: 3, hand: ['attack-04'], ships: thirdHome } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-20', 'attack-04')
      .expectTotals(23, 4 + 2 + 3)
      .expectNext('second-encounter', 'red')
      .expectTokens('blue', 3);
  },
);

for (const [alien, ability] of [
  ['clone', 'clone.replicate'],
  ['filch', 'filch.theft'],
  ['fido', 'fido.fetch'],
  ['hacker', 'hacker.hack'],
] as const)
  scenario(
    `No ${ability} after it`,
    { red: winning, blue: { alien, hand: ['negotiate'], ships: thirdHome } },
    (table) => {
      table
        .encounter(fought)
        .lay('attack-20', 'negotiate')
        .expectNext('second-encounter', 'red')
        .expectNeverOffered('blue', ability)
        .expectPower('blue', false);
    },
  );

scenario(
  'Catharsis and Heal answer the very loss that costs the power',
  {
    red: winning,
    blue: { alien: 'vacuum', hand: ['attack-04'], ships: thirdHome },
    yellow: { extra: ['flare-parasite'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-20', 'attack-04')
      .answers('blue', { 0: 2 })
      .givesUp('red', { 'red-1': 2 })
      .plays('yellow', 'flare-parasite', 'blue-4')
      .expectNext('second-encounter', 'red')
      .expectPower('blue', false)
      .expectWarp('blue', 2)
      .expectWarp('red', 2);
  },
);

scenario(
  '… a Healer beaten at its third home heals its allies of that batch',
  { red: winning, blue: { alien: 'healer', hand: ['attack-04'], ships: thirdHome } },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'green')
      .joins('green', 'defense', 1)
      .lay('attack-20', 'attack-04')
      .uses('blue', 'healer.heal', 'green')
      .returns('green', { 'green-1': 1 })
      .expectNext('second-encounter', 'red')
      .expectPower('blue', false)
      .expectWarp('green', 0)
      .expectHandSize('blue', 1);
  },
);

scenario(
  'A home won back gives the power back at once: experience for it, and another encounter',
  {
    red: {
      alien: 'warrior',
      tokens: 3,
      hand: ['attack-20', 'attack-04'],
      ships: { 'red-1': 10, 'red-2': 10, 'red-3': 0, 'red-4': 0, 'red-5': 0 },
    },
    blue: { hand: ['attack-04'], ships: { 'red-3': 1 } },
    destiny: ['red'],
  },
  (table) => {
    table
      .encounter({ defense: 'blue', on: 'red-3', ships: 2 })
      .lay('attack-20', 'attack-04')
      .expectTotals(22, 5)
      .expectNext('second-encounter', 'red')
      .expectPower('red', true)
      .expectTokens('red', 4);
  },
);

scenario(
  'Rage: what the unwilling lose is one batch, in which each has its own power',
  {
    red: { alien: 'hate', hand: ['attack-20', 'attack-04'] },
    blue: { alien: 'zombie', hand: ['attack-04'] },
    yellow: { alien: 'vacuum', hand: ['attack-04'] },
    green: { alien: 'healer', hand: ['attack-30'] },
  },
  (table) => {
    table
      .answers('red', 'attack-20')
      .answers('blue', 'ships')
      .answers('yellow', 'ships')
      .answers('green', 'attack-30')
      .answers('red', { 'blue-1': 3 })
      .answers('red', { 'yellow-1': 3 })
      .returns('blue', { 'blue-2': 3 })
      .answers('yellow', { 0: 3 })
      .givesUp('red', { 'red-1': 3 })
      .uses('green', 'healer.heal', 'red')
      .returns('red', { 'red-1': 3 })
      .uses('green', 'healer.heal', 'yellow')
      .returns('yellow', { 'yellow-2': 3 })
      .expectNext('aim', 'red')
      .expectWarp('red', 0)
      .expectWarp('blue', 0)
      .expectWarp('yellow', 0)
      .expectHandSize('green', 2);
  },
);

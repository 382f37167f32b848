import { scenario } from '../../testing/index.ts';

/** Who stands with whom, by invitation, by force or uninvited, and what sends them home. */

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'A41 Forced by one side, it cannot join the other that invited it, nor Infest it',
  {
    red: { hand: ['attack-06', 'flare-demon'] },
    yellow: { alien: 'parasite' },
  },
  (table) => {
    table
      .encounter(fought)
      .plays('red', 'flare-demon', 'yellow')
      .invites('defense', 'yellow')
      .sends('yellow', 2)
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense', 'yellow')
      .expectAllies('defense')
      .expectNeverOffered('yellow', 'join:defense');
  },
);

scenario(
  'Force Field frees a forced ally',
  {
    red: { hand: ['attack-06', 'flare-demon'] },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .plays('red', 'flare-demon', 'yellow')
      .sends('yellow', 2)
      .plays('green', 'force-field', ['yellow'])
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense')
      .expectGate('yellow', 0);
  },
);

scenario(
  'What was gained as alliances formed stays though a Force Field follows',
  {
    red: { hand: ['attack-06', 'flare-observer'] },
    yellow: { hand: ['attack-08'] },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .plays('red', 'flare-observer')
      .answers('yellow', 'draw')
      .plays('green', 'force-field', ['yellow'])
      .expectNext('select', 'red', 'blue')
      .expectAllies('offense')
      .expectHandSize('yellow', 2);
  },
);

scenario(
  'A ship raised by Super Zombie goes home with the others, not back to the warp',
  {
    red: { alien: 'zombie', hand: ['attack-06', 'flare-zombie'] },
    yellow: { warp: 2 },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 4)
      .plays('red', 'flare-zombie')
      .answers('yellow', 'raise')
      .plays('green', 'force-field', ['yellow'])
      .returns('yellow', { 'yellow-1': 5 })
      .expectNext('select', 'red', 'blue')
      .expectWarp('yellow', 1);
  },
);

scenario(
  'Giving by an ally comes before or after a Force Field, but not once it is home',
  {
    red: { hand: ['attack-06'] },
    yellow: { alien: 'philanthropist', hand: ['attack-20'] },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .plays('green', 'force-field', ['yellow'])
      .until('select')
      .expectNotOffered('yellow', 'philanthropist.giving')
      .expectHandSize('yellow', 1);
  },
);

scenario(
  'Wild Mite counts ships, not what they are worth',
  {
    red: { hand: ['attack-06', 'flare-mite'] },
    yellow: { alien: 'macron' },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'green')
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .joins('green', 'offense', 1)
      .until('select')
      .expectNeverOffered('red', 'mite.wild');
  },
);

scenario(
  'Wild Mutant’s tribute is due also from an ally that was sent home',
  {
    red: { hand: ['attack-20', 'attack-04', 'flare-mutant'] },
    blue: { hand: ['attack-06', 'quash'] },
    yellow: { hand: ['attack-08'] },
    green: { extra: ['force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .plays('green', 'force-field', ['yellow'])
      .lay('attack-20', 'attack-06')
      .plays('red', 'flare-mutant')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-04', 'attack-08', 'flare-mutant', 'quash')
      .expectHand('yellow');
  },
);

scenario(
  'Wild Grudge sends the winners’ allies home: Super Loot is not for who has none there',
  {
    red: { hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06', 'attack-08', 'flare-grudge'] },
    yellow: { alien: 'barbarian', extra: ['flare-barbarian'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-20', 'attack-06')
      .plays('blue', 'flare-grudge')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('yellow', 'barbarian.super')
      .expectMarkers({ red: 1, yellow: 0 });
  },
);

scenario(
  'Observer’s allies sent home by Wild Grudge need no protection, and get no reward',
  {
    red: { hand: ['attack-04', 'flare-grudge'] },
    blue: { alien: 'observer', hand: ['attack-20', 'attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-04', 'attack-20')
      .plays('red', 'flare-grudge')
      .expectTurn('blue')
      .expectHandSize('yellow', 5)
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Emotion Control sends allies home before the talks: no reward, no loss',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-20'] },
    yellow: { alien: 'human' },
    green: { extra: ['emotion-control'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-04', 'attack-20')
      .plays('green', 'emotion-control')
      .expectNext('deal', 'red', 'blue')
      .expectAllies('defense')
      .expectWarp('yellow', 0);
  },
);

scenario(
  'Invited by Grudge, a parasite that joins the other side has earned a token',
  {
    red: { alien: 'grudge', hand: ['attack-20', 'attack-04'] },
    blue: { hand: ['attack-06'] },
    yellow: { alien: 'parasite' },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow')
      .uses('yellow', 'parasite.infest')
      .joins('yellow', 'defense', 1)
      .until('select')
      .expectTokenHolders('yellow');
  },
);

import { scenario } from '../../testing/index.ts';

/** Stopping, stopping what stops, and what of it comes back. */

const fought = { defense: 'blue', ships: 2 } as const;

const tripled = {
  red: { alien: 'tripler', hand: ['attack-06', 'flare-healer'] },
  blue: { hand: ['attack-10', 'cosmic-zap'] },
} as const;

scenario('Wild Healer saves the own power from a zap', tripled, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-10')
    .zaps('blue', 'tripler.thrice')
    .plays('red', 'flare-healer')
    .expectTotals(18 + 2, 14)
    .expectHand('red', 'flare-healer')
    .expectDiscard('cosmic-zap');
});

scenario('… card-zapped, it does not', { ...tripled, green: { extra: ['card-zap'] } }, (table) => {
  table
    .encounter(fought)
    .lay('attack-06', 'attack-10')
    .zaps('blue', 'tripler.thrice')
    .plays('red', 'flare-healer')
    .cardZaps('green', 'healer.wild')
    .expectTotals(6 + 2, 14)
    .expectHand('red');
});

scenario(
  '… prevented by Wild Anti-Matter, it does not either, but comes back',
  { ...tripled, blue: { hand: ['attack-10', 'cosmic-zap', 'flare-anti-matter'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .zaps('blue', 'tripler.thrice')
      .plays('red', 'flare-healer')
      .plays('blue', 'flare-anti-matter')
      .expectTotals(6 + 2, 14)
      .expectHand('red', 'flare-healer');
  },
);

scenario(
  'Wild Void stops a zap for a ship, and Vulch has the zap',
  {
    ...tripled,
    red: { alien: 'tripler', hand: ['attack-06', 'flare-void'] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .zaps('blue', 'tripler.thrice')
      .plays('red', 'flare-void', { 'red-1': 1 })
      .expectTotals(18 + 2, 14)
      .expectWarp('red', 1)
      .expectHand('green', 'attack-08', 'cosmic-zap');
  },
);

scenario(
  'Wild Filch steals the zap for a negotiate; it rests until the next encounter',
  { ...tripled, red: { alien: 'tripler', hand: ['attack-06', 'negotiate', 'flare-filch'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .zaps('blue', 'tripler.thrice')
      .plays('red', 'flare-filch')
      .expectTotals(18 + 2, 14)
      .expectHand('red', 'cosmic-zap', 'flare-filch')
      .expectNeverOffered('red', 'cosmic-zap');
  },
);

scenario(
  'A card zap stolen by Wild Filch leaves what it was to stop standing',
  {
    red: { hand: ['attack-06', 'flare-human'] },
    blue: { hand: ['attack-10', 'card-zap'] },
    green: { hand: ['negotiate', 'flare-filch'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-human')
      .cardZaps('blue')
      .plays('green', 'flare-filch')
      .expectTotals(42 + 2, 14)
      .expectHand('green', 'card-zap', 'flare-filch')
      .expectDiscard('negotiate', 'flare-human');
  },
);

scenario(
  'A zapped power’s own flare is wild at once, and wild it can be prevented by Wild Anti-Matter',
  {
    red: { alien: 'warpish', hand: ['attack-06', 'flare-warpish'], warp: 4 },
    blue: { hand: ['attack-10', 'cosmic-zap', 'flare-anti-matter'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .zaps('blue', 'warpish.necromancy')
      .until('reveal.after-reveal')
      .expectOffered('red', 'warpish.wild')
      .plays('red', 'flare-warpish')
      .plays('blue', 'flare-anti-matter')
      .expectTotals(6 + 2, 14)
      .expectNotOffered('red', 'warpish.wild')
      .expectHand('red', 'flare-warpish');
  },
);

scenario(
  'Super it cannot be, by Wild Anti-Matter',
  {
    red: { alien: 'warpish', hand: ['attack-06', 'flare-warpish'] },
    blue: { hand: ['attack-10', 'flare-anti-matter'], warp: 3 },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-warpish')
      .expectNeverOffered('blue', 'anti-matter.wild')
      .expectTotals(6 + 2 + 3, 14 - 3);
  },
);

scenario(
  'Wild Remora answers the flare that prevented another, not the one prevented',
  {
    red: { hand: ['attack-06', 'flare-human'] },
    blue: { hand: ['attack-10', 'flare-anti-matter'] },
    green: { hand: ['attack-08', 'flare-remora'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-human')
      .plays('blue', 'flare-anti-matter')
      .plays('green', 'flare-remora')
      .expectTotals(6 + 2, 14)
      .expectHandSize('green', 3);
  },
);

scenario(
  'A prevented flare leaves its player the choice of another',
  {
    red: { hand: ['attack-06', 'flare-human', 'flare-macron'] },
    blue: { hand: ['attack-10', 'flare-anti-matter'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-10')
      .plays('red', 'flare-human')
      .plays('blue', 'flare-anti-matter')
      .until('reveal.after-reveal')
      .expectNotOffered('red', 'human.wild')
      .plays('red', 'flare-macron')
      .expectTotals(6 + 2 + 2, 14);
  },
);

scenario(
  'Equalize and Reversal both zapped leave plain numbers',
  {
    red: { alien: 'mirror', hand: ['attack-12', 'attack-06', 'cosmic-zap'] },
    blue: { alien: 'calculator', hand: ['attack-15', 'attack-08'] },
    yellow: { techs: [{ id: 'cosmic-field-generator', completed: true }] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-12', 'attack-15')
      .uses('red', 'mirror.reversal')
      .uses('yellow', 'cosmic-field-generator')
      .uses('blue', 'calculator.equalize')
      .zaps('red', 'calculator.equalize')
      .expectTotals(12 + 2, 15 + 4);
  },
);

scenario(
  'Human saved by Wild Healer has not won by being zapped',
  {
    red: { alien: 'human', hand: ['attack-06', 'flare-healer'] },
    blue: { hand: ['attack-20', 'cosmic-zap'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-06', 'attack-20')
      .zaps('blue', 'human.humanity')
      .plays('red', 'flare-healer')
      .expectTotals(6 + 2 + 4, 24)
      .expectResult('defense-won');
  },
);

scenario(
  'Grudge and a Force Field: tokens go to who never came, and none to who was sent away',
  {
    red: { alien: 'grudge', hand: ['attack-06', 'attack-04'] },
    blue: { hand: ['attack-20', 'force-field'] },
    green: { extra: ['card-zap'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', 1)
      .declines('green')
      .plays('blue', 'force-field', ['yellow'])
      .cardZaps('green')
      .expectAllies('offense', 'yellow')
      .until('select')
      .expectTokenHolders('green')
      .lay('attack-06', 'attack-20')
      .givesUp('green', { 'green-1': 4 })
      .expectTurn('blue')
      .expectWarp('green', 4)
      .expectWarp('yellow', 1);
  },
);

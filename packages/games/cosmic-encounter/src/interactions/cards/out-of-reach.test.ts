import { scenario } from '../../testing/index.ts';

/** Hoards and possessed cards are no hands. */

scenario(
  'Regenerate takes from hands: a hoard is none, and an empty hand has nothing to give',
  {
    red: {
      alien: 'mutant',
      hand: ['attack-04', 'attack-05', 'attack-06', 'attack-06', 'attack-06', 'quash'],
    },
    blue: { alien: 'miser', hand: ['attack-20', 'attack-08'], onSheet: ['attack-40'] },
    yellow: { hand: [] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'mutant.regenerate')
      .expectNext('card-from', 'red')
      .expectOptions('red', 'deck', 'blue', 'green')
      .luck('blue', 'attack-20')
      .answers('red', 'blue')
      .luck('blue', 'attack-08')
      .answers('red', 'blue')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('red', 8)
      .expectHandSize('blue', 0)
      .expectOnSheet('blue', 1);
  },
);

scenario(
  'Knowledge sees the Demon’s hand, not what the Demon possesses',
  {
    red: { alien: 'mind', hand: ['attack-04', 'attack-06'] },
    blue: { alien: 'demon', hand: ['attack-08', 'negotiate'] },
    yellow: { hand: ['attack-20', 'quash'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'demon.possess', 'yellow')
      .uses('red', 'mind.knowledge')
      .until('look')
      .expectSees('red', 'blue', 'attack-08', 'negotiate')
      .expectOnSheet('blue', 2);
  },
);

scenario(
  'Wild Vulch picks over the hand, not the hoard',
  {
    red: { hand: ['attack-20', 'attack-04', 'flare-vulch'] },
    blue: { alien: 'miser', hand: ['attack-06', 'quash'], onSheet: ['attack-40', 'ionic-gas'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-20', 'attack-06')
      .plays('red', 'flare-vulch')
      .expectNext('keep-or-discard', 'red')
      .expectOptions('red', 'keep:quash/1', 'discard:quash/1')
      .answers('red', 'discard:quash/1')
      .expectNext('second-encounter', 'red')
      .expectOnSheet('blue', 2)
      .expectHand('blue');
  },
);

scenario(
  'Wild Oracle mixes hands, not hoards',
  {
    red: { hand: ['attack-04', 'flare-oracle'] },
    blue: { alien: 'miser', hand: ['attack-08', 'attack-10'], onSheet: ['attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .plays('red', 'flare-oracle')
      .until('select')
      .expectHandSize('red', 2)
      .expectHandSize('blue', 2)
      .expectOnSheet('blue', 1);
  },
);

scenario(
  'Trader gets the hand, and Miser keeps the hoard',
  {
    red: { alien: 'trader', hand: ['attack-04'] },
    blue: { alien: 'miser', hand: ['attack-08', 'quash'], onSheet: ['attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('red', 'trader.transference')
      .until('select')
      .expectHand('red', 'attack-08', 'quash')
      .expectOptions('blue', 'attack-04', 'attack-40');
  },
);

scenario(
  'Wild Hate asks for an encounter card in hand: one in the hoard does not save Miser',
  {
    red: { hand: ['attack-04', 'flare-hate'] },
    blue: { alien: 'miser', hand: ['attack-08', 'quash'], onSheet: ['attack-40'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .luck('blue', 'attack-08')
      .plays('red', 'flare-hate')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectOnSheet('blue', 1);
  },
);

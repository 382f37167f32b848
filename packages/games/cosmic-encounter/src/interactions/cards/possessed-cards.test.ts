import { scenario } from '../../testing/index.ts';

/** Demon plays what it has taken from a hand. */

const possessing = (...hand: readonly string[]) =>
  ({
    red: { alien: 'demon', hand: ['attack-06', 'attack-04'] },
    blue: { alien: 'human', hand: ['attack-08', 'negotiate'] },
    yellow: { alien: 'zombie', hand },
    green: { extra: ['card-zap'] },
  }) as const;

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'The victim’s own flare is wild for the Demon, and goes back to the victim',
  possessing('attack-20', 'flare-zombie'),
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-04', 'attack-08')
      .plays('red', 'flare-zombie')
      .expectTurn('blue')
      .expectWarp('red', 1)
      .expectHand('yellow', 'attack-20', 'flare-zombie');
  },
);

scenario('… stopped, it is discarded like any flare', possessing('attack-20', 'flare-zombie'), (table) => {
  table
    .encounter(fought)
    .uses('red', 'demon.possess', 'yellow')
    .lay('attack-04', 'attack-08')
    .plays('red', 'flare-zombie')
    .cardZaps('green')
    .expectTurn('blue')
    .expectWarp('red', 2)
    .expectHand('yellow', 'attack-20');
});

scenario(
  'One flare an encounter, whoever’s it is: then not the one in hand',
  {
    ...possessing('attack-20', 'flare-zombie'),
    red: { alien: 'demon', hand: ['attack-04', 'flare-warpish'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-04', 'attack-08')
      .plays('red', 'flare-warpish')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectNeverOffered('red', 'zombie.wild')
      .expectWarp('red', 2);
  },
);

scenario(
  'A possessed artifact stops a power, and is gone',
  possessing('attack-20', 'cosmic-zap'),
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-20', 'attack-08')
      .zaps('red', 'human.humanity')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectHand('yellow')
      .expectDiscard('cosmic-zap', 'attack-20', 'attack-08');
  },
);

scenario(
  'A possessed reinforcement and encounter card are used up',
  possessing('attack-20', 'reinforcement-5'),
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-20', 'attack-08')
      .plays('red', 'reinforcement-5', 'offense')
      .expectTotals(27, 16)
      .expectNext('second-encounter', 'red')
      .expectHand('yellow')
      .expectHand('red', 'attack-04', 'attack-06');
  },
);

scenario(
  'The victim, its hand empty, still draws and may ally',
  possessing('attack-20', 'quash'),
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .until('invite')
      .expectHandSize('yellow', 0)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-08')
      .rewards('yellow', 'card')
      .expectTurn('blue')
      .expectHandSize('yellow', 3);
  },
);

scenario(
  'Possessed cards cannot be promised in a deal',
  { ...possessing('attack-20', 'negotiate'), blue: { hand: ['negotiate', 'attack-08'] } },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .lay('negotiate', 'negotiate')
      .refusesOffer('red', { red: { cards: ['attack-20'] } }, 'ce.card-not-held')
      .expectNext('deal', 'red', 'blue');
  },
);

scenario(
  'Salvage gets what the Demon has played of the victim’s, even if the victim is Vulch',
  {
    ...possessing('attack-20', 'force-field'),
    yellow: { alien: 'vulch', hand: ['attack-20', 'force-field'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .invites('defense', 'green')
      .joins('green', 'defense', 1)
      .plays('red', 'force-field', ['green'])
      .until('select')
      .expectAllies('defense')
      .expectHand('yellow', 'force-field');
  },
);

scenario(
  'What the Demon keeps with Wild Clone it keeps for the victim',
  possessing('attack-20', 'force-field', 'flare-clone'),
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'demon.possess', 'yellow')
      .invites('defense', 'green')
      .joins('green', 'defense', 1)
      .plays('red', 'force-field', ['green'])
      .plays('red', 'flare-clone')
      .until('select')
      .expectHand('red', 'attack-04', 'attack-06')
      .expectHand('yellow', 'force-field', 'flare-clone');
  },
);

scenario(
  'A20 What was possessed stays at hand though the power is lost meanwhile',
  {
    ...possessing('attack-20', 'reinforcement-5'),
    red: {
      alien: 'demon',
      hand: ['attack-06', 'flare-kamikaze'],
      ships: { 'red-1': 9, 'red-2': 9, 'red-3': 2, 'red-4': 0, 'red-5': 0 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .uses('red', 'demon.possess', 'yellow')
      .lay('attack-06', 'attack-08')
      .plays('red', 'flare-kamikaze', { 'red-3': 2 })
      .plays('red', 'reinforcement-5', 'offense')
      .expectPower('red', false)
      .expectTotals(6 + 2 + 6 + 5, 8 + 4 + 4)
      .expectTurn('blue')
      .expectHand('yellow', 'attack-20');
  },
);

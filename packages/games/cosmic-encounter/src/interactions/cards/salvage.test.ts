import { scenario } from '../../testing/index.ts';

/** Vulch and Wild Reserve, and what is never discarded. */

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'What Reserve stops is discarded, and Wild Reserve picks it up',
  {
    red: { hand: ['attack-10', 'reinforcement-5'] },
    blue: { alien: 'reserve', hand: ['attack-15', 'negotiate'] },
    green: { hand: ['attack-08', 'flare-reserve'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .plays('red', 'reinforcement-5', 'offense')
      .uses('blue', 'reserve.stop')
      .plays('green', 'flare-reserve')
      .expectTotals(12, 19)
      .expectTurn('blue')
      .expectHand('green', 'attack-08', 'flare-reserve', 'reinforcement-5');
  },
);

scenario(
  'Everything of one card zap fight ends with Vulch',
  {
    red: { alien: 'clone', hand: ['attack-10', 'attack-04', 'card-zap'] },
    blue: { alien: 'human', hand: ['attack-15', 'card-zap'] },
    yellow: { extra: ['cosmic-zap'] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .zaps('yellow', 'human.humanity')
      .cardZaps('blue', 'cosmic-zap')
      .cardZaps('red', 'card-zap')
      .expectResult('defense-won')
      .expectHand('green', 'attack-08', 'card-zap', 'card-zap', 'cosmic-zap');
  },
);

scenario(
  'A stolen artifact is not discarded: Vulch gets nothing',
  {
    red: { hand: ['attack-10', 'force-field'] },
    blue: { hand: ['attack-15', 'negotiate', 'flare-filch'] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .plays('red', 'force-field', ['yellow'])
      .plays('blue', 'flare-filch')
      .expectAllies('defense', 'yellow')
      .until('select')
      .expectHand('blue', 'attack-15', 'flare-filch', 'force-field')
      .expectHand('green', 'attack-08')
      .expectDiscard('negotiate');
  },
);

scenario(
  'An artifact voided is discarded: Vulch takes it',
  {
    red: { hand: ['attack-10', 'force-field'] },
    blue: { hand: ['attack-15', 'flare-void'] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .plays('red', 'force-field', ['yellow'])
      .plays('blue', 'flare-void', { 'blue-2': 1 })
      .expectAllies('defense', 'yellow')
      .until('select')
      .expectWarp('blue', 1)
      .expectHand('green', 'attack-08', 'force-field');
  },
);

scenario(
  'Rage: the artifacts thrown away go to Vulch, each in its turn',
  {
    red: { alien: 'hate', hand: ['attack-10', 'quash'] },
    blue: { hand: ['attack-08', 'ionic-gas'] },
    yellow: { hand: ['attack-08', 'plague'] },
    green: { alien: 'vulch', hand: ['attack-08'] },
  },
  (table) => {
    table
      .answers('red', 'quash')
      .answers('blue', 'ionic-gas')
      .answers('yellow', 'plague')
      .answers('green', 'ships')
      .until('pick-ships')
      .answers('red', { 'green-1': 3 })
      .expectNext('aim', 'red')
      .expectHand('green', 'attack-08', 'ionic-gas', 'plague', 'quash')
      .expectWarp('green', 3);
  },
);

scenario(
  'Super Salvage takes the flare by which Human has zapped itself',
  {
    red: { alien: 'human', hand: ['attack-10', 'attack-04', 'flare-human'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    green: { alien: 'vulch', hand: ['attack-08', 'flare-vulch'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-20')
      .until('react.power-use')
      .plays('red', 'flare-human')
      .plays('green', 'flare-vulch')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectHand('green', 'attack-08', 'flare-human', 'flare-vulch');
  },
);

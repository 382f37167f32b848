import { scenario } from '../../testing/index.ts';

const reinforcing = {
  red: { hand: ['attack-12', 'reinforcement-3', 'attack-04'] },
  blue: { alien: 'reserve', hand: ['attack-08', 'attack-04', 'attack-07', 'negotiate', 'attack-06'] },
  yellow: { extra: ['cosmic-zap'] },
} as const;

const fought = { defense: 'blue', ships: 3 } as const;

scenario('[CE-099] Reinforce: low attacks for, a negotiate against reinforcements', reinforcing, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .expectTotals(15, 12)
    .uses('blue', 'reserve.reinforce', 'defense')
    .expectOptions('blue', 'attack-04', 'attack-06')
    .answers('blue', ['attack-04'])
    .expectTotals(15, 16)
    .plays('red', 'reinforcement-3', 'offense')
    .uses('blue', 'reserve.stop')
    .expectTotals(15, 16)
    .expectDiscard('negotiate', 'reinforcement-3')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectDiscard('attack-12', 'attack-08', 'attack-04')
    .expectHand('blue', 'attack-06', 'attack-07');
});

const low = ['attack-08', 'attack-04', 'attack-05', 'attack-06', 'attack-07'] as const;

scenario('Several at once, and again', { ...reinforcing, blue: { alien: 'reserve', hand: low } }, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .uses('blue', 'reserve.reinforce', 'defense', ['attack-06', 'attack-04'])
    .expectTotals(15, 22)
    .uses('blue', 'reserve.reinforce', 'offense', ['attack-05'])
    .expectTotals(20, 22)
    .expectNotOffered('blue', 'reserve.reinforce');
});

scenario('Reinforce zapped: the cards stay in hand, and nothing can be stopped', reinforcing, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .uses('blue', 'reserve.reinforce')
    .zaps('yellow')
    .expectTotals(15, 12)
    .plays('red', 'reinforcement-3', 'offense')
    .expectTotals(18, 12)
    .expectNeverOffered('blue', 'reserve.stop')
    .expectNext('second-encounter', 'red')
    .expectHandSize('blue', 4);
});

scenario('Stopping zapped: the negotiate stays, the reinforcement counts', reinforcing, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .plays('red', 'reinforcement-3', 'offense')
    .uses('blue', 'reserve.stop')
    .zaps('yellow')
    .expectTotals(18, 12)
    .expectHandSize('blue', 4);
});

scenario(
  'Not against its own reinforcement, and not without a negotiate',
  {
    ...reinforcing,
    blue: { alien: 'reserve', hand: ['attack-08', 'negotiate', 'reinforcement-2'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-12', 'negotiate')
      .plays('blue', 'reinforcement-2', 'defense')
      .expectNeverOffered('blue', 'reserve.stop')
      .plays('red', 'reinforcement-3', 'offense')
      .expectResult('offense-won')
      .expectNeverOffered('blue', 'reserve.stop');
  },
);

scenario(
  'Bystanders have nothing to reinforce or stop',
  { ...reinforcing, blue: { hand: ['attack-08'] }, green: { alien: 'reserve' } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-12', 'attack-08')
      .plays('red', 'reinforcement-3', 'offense')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('green', 'reserve.reinforce', 'reserve.stop');
  },
);

scenario(
  'Super: one card of nine or less',
  {
    ...reinforcing,
    blue: { alien: 'reserve', hand: ['attack-08', 'attack-09', 'attack-07', 'attack-10', 'flare-reserve'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-12', 'attack-08')
      .expectNotOffered('blue', 'reserve.reinforce')
      .plays('blue', 'flare-reserve', 'defense')
      .expectOptions('blue', 'attack-09', 'attack-07')
      .refuses('blue', ['attack-09', 'attack-07'], 'engine.too-many')
      .answers('blue', ['attack-09'])
      .expectTotals(15, 21)
      .expectNotOffered('blue', 'reserve.super');
  },
);

const scavenging = {
  red: { hand: ['attack-12', 'reinforcement-3', 'reinforcement-2', 'attack-04'] },
  blue: { hand: ['attack-08', 'reinforcement-5'] },
  yellow: { extra: ['card-zap'] },
  green: { hand: ['attack-06', 'flare-reserve'] },
} as const;

scenario('Wild: takes what others discard, once played to the end of the encounter', scavenging, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .plays('red', 'reinforcement-3', 'offense')
    .plays('red', 'reinforcement-2', 'offense')
    .plays('blue', 'reinforcement-5', 'defense')
    .expectTotals(20, 17)
    .plays('green', 'flare-reserve')
    .expectNext('second-encounter', 'red')
    .expectHand(
      'green',
      'attack-06',
      'flare-reserve',
      'reinforcement-2',
      'reinforcement-3',
      'reinforcement-5',
    )
    .expectDiscard('attack-12', 'attack-08')
    .endsTurn();
});

scenario('Wild stopped: everything stays', scavenging, (table) => {
  table
    .encounter(fought)
    .lay('attack-12', 'attack-08')
    .plays('red', 'reinforcement-3', 'offense')
    .plays('red', 'reinforcement-2', 'offense')
    .plays('green', 'flare-reserve')
    .cardZaps('yellow')
    .expectNext('second-encounter', 'red')
    .expectHand('green', 'attack-06');
});

scenario(
  'Wild: not for the own reinforcement',
  { red: { hand: ['attack-12', 'reinforcement-3', 'attack-04', 'flare-reserve'] } },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-12', 'attack-08')
      .plays('red', 'reinforcement-3', 'offense')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('red', 'reserve.wild');
  },
);

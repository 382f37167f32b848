import { scenario } from '../../testing/index.ts';

/** Remora, beside everything that draws cards. */

const fought = { defense: 'blue', ships: 2 } as const;

const remora = { alien: 'remora', hand: ['attack-10'], warp: 2 } as const;

scenario(
  'Cling to Sacrifice: one card, however many came',
  { red: { alien: 'kamikaze' }, green: remora },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'kamikaze.sacrifice', { 'red-1': 2 })
      .uses('green', 'remora.cling-card')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('green', 2);
  },
);

scenario(
  'Cling to Regenerate: a card for every card off the deck, none for those out of hands',
  {
    red: { alien: 'mutant', hand: ['attack-04', 'attack-06', 'attack-06', 'attack-06', 'attack-08'] },
    blue: { hand: ['attack-20', 'attack-08'] },
    green: remora,
  },
  (table) => {
    table
      .encounter(fought)
      .uses('red', 'mutant.regenerate', 'deck')
      .uses('green', 'remora.cling-card')
      .answers('red', 'blue')
      .answers('red', 'deck')
      .uses('green', 'remora.cling-card')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('green', 3);
  },
);

scenario(
  'Cling to Divine Intervention, though nothing of it came into a hand',
  {
    red: { alien: 'chosen', hand: ['attack-04'] },
    blue: { hand: ['attack-20'] },
    green: remora,
    deck: ['quash', 'ionic-gas', 'plague'],
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-04', 'attack-20')
      .uses('red', 'chosen.intervention')
      .uses('green', 'remora.cling-card')
      .until('reveal.after-reveal')
      .expectHandSize('green', 2);
  },
);

scenario(
  'Cling to a new hand: eight cards are one event',
  { red: { hand: ['quash'] }, green: remora },
  (table) => {
    table
      .uses('green', 'remora.cling-card')
      .expectNext('aim', 'red')
      .expectHandSize('red', 8)
      .expectHandSize('green', 2);
  },
);

scenario(
  'Cling to Super Machine’s card',
  { red: { alien: 'machine', hand: ['attack-04', 'flare-machine'], warp: 1 }, green: remora },
  (table) => {
    table
      .plays('red', 'flare-machine')
      .uses('green', 'remora.cling-card')
      .expectNext('aim', 'red')
      .expectNeverOffered('green', 'remora.cling-ship')
      .expectHandSize('green', 2);
  },
);

scenario(
  'Cling to Super Miser’s card for the hoard, but not to a new hoard, which is dealt',
  {
    red: { alien: 'miser', hand: ['attack-04', 'flare-miser'], onSheet: ['quash'] },
    green: remora,
  },
  (table) => {
    table
      .uses('red', 'miser.renew')
      .until('regroup.start')
      .expectNeverOffered('green', 'remora.cling-card')
      .plays('red', 'flare-miser')
      .uses('green', 'remora.cling-card')
      .expectNext('aim', 'red')
      .expectOnSheet('red', 9)
      .expectHandSize('green', 2);
  },
);

scenario(
  'Nothing to cling to: possession of the deck and Transference are no draws',
  {
    red: { alien: 'demon', hand: ['attack-20', 'attack-04', 'flare-demon'] },
    blue: { alien: 'trader', hand: ['negotiate', 'attack-08'] },
    green: remora,
  },
  (table) => {
    table
      .encounter(fought)
      .plays('red', 'flare-demon')
      .uses('red', 'demon.possess', 'deck')
      .uses('blue', 'trader.transference')
      .until('select')
      .expectNeverOffered('green', 'remora.cling-card');
  },
);

scenario(
  'Cling zapped by a field generator for a card: no ship either',
  {
    red: { warp: 1, hand: ['quash'] },
    blue: { techs: [{ id: 'cosmic-field-generator', completed: true }] },
    green: remora,
  },
  (table) => {
    table
      .uses('green', 'remora.cling-card')
      .uses('blue', 'cosmic-field-generator')
      .expectNext('aim', 'red')
      .expectNeverOffered('green', 'remora.cling-ship')
      .expectHandSize('green', 1)
      .expectWarp('green', 2);
  },
);

scenario(
  'Wild Remora and Wild Mind answer one draw of one flare',
  {
    red: { hand: ['attack-04', 'flare-chosen'] },
    yellow: { hand: ['attack-06', 'flare-remora'] },
    green: { hand: ['attack-10', 'flare-mind'] },
    deck: ['attack-30'],
  },
  (table) => {
    table
      .encounter(fought)
      .plays('red', 'flare-chosen')
      .plays('green', 'flare-mind')
      .answers('green', 'seen')
      .plays('yellow', 'flare-remora')
      .expectNext('select', 'red', 'blue')
      .expectHandSize('red', 3)
      .expectHandSize('yellow', 3)
      .expectHandSize('green', 2);
  },
);

import { scenario } from '../../testing/index.ts';

/** Clone before the discard, then Filch and Fido in timing order. */

const fought = { defense: 'blue', ships: 2 } as const;

scenario(
  'Replicate zapped: Theft finds the card after all, and Fetch what is left',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'clone', hand: ['attack-15', 'attack-06'] },
    yellow: { extra: ['cosmic-zap'] },
    green: { alien: 'fido' },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('blue', 'clone.replicate')
      .zaps('yellow', 'clone.replicate')
      .uses('red', 'filch.theft')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10')
      .answers('green', 'attack-10')
      .answers('green', 'red')
      .answers('red', 'refuse-card')
      .answers('green', 'keep-card')
      .expectTurn('blue')
      .expectHand('red', 'attack-04', 'attack-15')
      .expectHand('blue', 'attack-06');
  },
);

scenario(
  'Super Fetch of one card, Super Theft of the other',
  {
    red: { hand: ['attack-10', 'attack-04'] },
    blue: { hand: ['attack-15', 'attack-06'] },
    yellow: { alien: 'filch', hand: ['attack-08', 'flare-filch'] },
    green: { alien: 'fido', hand: ['attack-08', 'flare-fido'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .plays('yellow', 'flare-filch', 'attack-15')
      .plays('green', 'flare-fido')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10')
      .answers('green', 'attack-10')
      .answers('green', 'blue')
      .answers('blue', 'take-card')
      .answers('green', 'card')
      .expectTurn('blue')
      .expectHand('yellow', 'attack-08', 'attack-15', 'flare-filch')
      .expectHand('blue', 'attack-06', 'attack-10')
      .expectHandSize('green', 3);
  },
);

scenario(
  'Attacks laid as reinforcements are nobody’s to fetch or steal',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'reserve', hand: ['attack-15', 'attack-06'] },
    green: { alien: 'fido' },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('blue', 'reserve.reinforce')
      .answers('blue', 'defense')
      .answers('blue', ['attack-06'])
      .expectTotals(12, 25)
      .uses('red', 'filch.theft')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10')
      .expectHand('red', 'attack-04', 'attack-15')
      .expectDiscard('attack-10', 'attack-06');
  },
);

scenario(
  'Theft takes a card the Demon played from a possessed hand, and its owner has lost it',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'demon', hand: ['attack-06'] },
    yellow: { hand: ['attack-15', 'attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .uses('blue', 'demon.possess', 'yellow')
      .lay('attack-10', 'attack-15')
      .uses('red', 'filch.theft')
      .expectTurn('blue')
      .expectHand('red', 'attack-04', 'attack-15')
      .expectHand('yellow', 'attack-08');
  },
);

scenario(
  'Mines: cards that were never revealed are fetched and stolen like others',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { hand: ['attack-15', 'attack-08'], techs: [{ id: 'gluon-mines', ships: 2 }] },
    green: { alien: 'fido' },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('blue', 'gluon-mines')
      .returns('blue', { 'blue-2': 2 })
      .uses('red', 'filch.theft')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-10')
      .expectHand('red', 'attack-04', 'attack-15');
  },
);

scenario(
  'A card that Chosen has replaced is no card of the encounter any more',
  {
    red: { alien: 'chosen', hand: ['attack-04'] },
    blue: { alien: 'filch', hand: ['attack-15'] },
    green: { alien: 'fido' },
    deck: ['attack-20', 'quash', 'attack-06'],
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-04', 'attack-15')
      .uses('red', 'chosen.intervention', 'replace:attack-20/1')
      .uses('blue', 'filch.theft')
      .uses('green', 'fido.fetch')
      .expectNext('fetch', 'green')
      .expectOptions('green', 'attack-15')
      .expectHand('blue', 'attack-20');
  },
);

scenario(
  'A stored card takes the place of the played one for Clone too',
  {
    red: {
      alien: 'clone',
      hand: ['attack-04'],
      techs: [{ id: 'quark-battery', completed: true, card: 'attack-30' }],
    },
    blue: { hand: ['attack-15'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-04', 'attack-15')
      .uses('red', 'quark-battery')
      .expectTotals(32, 19)
      .uses('red', 'clone.replicate')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'attack-30')
      .expectDiscard('attack-04', 'attack-15');
  },
);

scenario(
  'A claim that stood leaves Theft nothing',
  {
    red: { alien: 'filch', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'gambler', hand: ['attack-15', 'attack-08'] },
  },
  (table) => {
    table
      .encounter(fought)
      .lay('attack-10', 'attack-15')
      .uses('blue', 'gambler.bluff', 'attack-40')
      .answers('red', 'believe')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectNeverOffered('red', 'filch.theft')
      .expectDiscard('attack-10');
  },
);

scenario(
  'Clone keeps a morph as the morph, and no reinforcement',
  {
    red: { alien: 'clone', hand: ['morph', 'reinforcement-2'] },
    blue: { hand: ['attack-15', 'attack-08'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('morph', 'attack-15')
      .plays('red', 'reinforcement-2', 'offense')
      .expectTotals(21, 19)
      .uses('red', 'clone.replicate')
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'morph')
      .expectDiscard('attack-15', 'reinforcement-2');
  },
);

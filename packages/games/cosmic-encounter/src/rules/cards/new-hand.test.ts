import { basicDeck, cardFacts, isEncounterCard } from '../../content/cosmic-cards.ts';
import { scenario } from '../../testing/index.ts';

const allEncounterCards = basicDeck.filter(isEncounterCard).map((card) => cardFacts(card).face);

scenario(
  'When others hold every encounter card, the new hand has none and the turn is over',
  {
    red: { hand: ['quash'] },
    blue: { hand: allEncounterCards },
    yellow: { hand: [] },
    green: { hand: [] },
  },
  (table) => {
    table.expectTurn('blue').expectHandSize('red', 8).expectWarp('red', 0);
  },
);

scenario(
  'A defense that finds none either: the encounter is called off',
  {
    red: { hand: allEncounterCards },
    blue: { hand: ['quash'] },
    yellow: { hand: [] },
    green: { hand: [] },
  },
  (table) => {
    table.encounter({ defense: 'blue', ships: 2 }).expectResult('called-off').expectWarp('red', 0);
  },
);

scenario(
  'Who throws its hand away says what lies on top, where flares may look at it',
  { red: { hand: ['quash', 'ionic-gas', 'flare-zombie'] } },
  (table) => {
    table
      .expectNext('top-of-discard', 'red')
      .expectDiscard('quash', 'ionic-gas', 'flare-zombie')
      .expectOptions('red', 'quash', 'ionic-gas', 'flare-zombie')
      .refuses('red', 'attack-06', 'engine.unknown-option')
      .answers('red', 'ionic-gas')
      .expectNext('aim', 'red')
      .expectDiscard('quash', 'flare-zombie', 'ionic-gas')
      .expectHandSize('red', 8);
  },
);

scenario('… and otherwise it does not matter', { red: { hand: ['quash', 'ionic-gas'] } }, (table) => {
  table.expectNext('aim', 'red').expectDiscard('quash', 'ionic-gas').expectNeverOffered('red', 'quash');
});

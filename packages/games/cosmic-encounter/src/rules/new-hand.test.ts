import { basicDeck, cardFacts, isEncounterCard } from '../content/cosmic-cards.ts';
import { scenario } from '../testing/index.ts';

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

import {
  type AlienId,
  alienName,
  colourName,
  colours,
  cosmicEncounter,
  cosmicEncounterText,
  type Event,
  type Options,
  tableOption,
} from '@starboard/cosmic-encounter';
import aliensEn from '@starboard/cosmic-encounter/messages/cards/aliens-en.json';
import aliensRu from '@starboard/cosmic-encounter/messages/cards/aliens-ru.json';
import aliensUk from '@starboard/cosmic-encounter/messages/cards/aliens-uk.json';
import cardsEn from '@starboard/cosmic-encounter/messages/cards/cards-en.json';
import cardsRu from '@starboard/cosmic-encounter/messages/cards/cards-ru.json';
import cardsUk from '@starboard/cosmic-encounter/messages/cards/cards-uk.json';
import en from '@starboard/cosmic-encounter/messages/en.json';
import ru from '@starboard/cosmic-encounter/messages/ru.json';
import uk from '@starboard/cosmic-encounter/messages/uk.json';
import type { Seat } from '@starboard/engine';
import type { Board } from '@starboard/terminal';
import { detailOf, kindOf } from './cosmic-encounter/choices.ts';
import { describeOffer } from './cosmic-encounter/deal.ts';
import { draw } from './cosmic-encounter/draw.ts';
import { orderWords } from './cosmic-encounter/orders.ts';
import { scoresOf } from './cosmic-encounter/scores.ts';
import { topics, topicsOf } from './cosmic-encounter/topics.ts';

const colourOf = (seat: Seat) => colours[seat] ?? colours[0];

export const cosmicEncounterBoard: Board = {
  game: cosmicEncounter,
  name: { key: 'ce.game.name' },
  about: { key: 'ce.game.about' },
  text: cosmicEncounterText,
  catalogues: {
    en: { ...en, ...aliensEn, ...cardsEn },
    ru: { ...ru, ...aliensRu, ...cardsRu },
    uk: { ...uk, ...aliensUk, ...cardsUk },
  },
  option: (name) => tableOption(name as keyof Options),
  seat: (seat) => ({
    name: colourName(colourOf(seat)),
    letter: { key: `ce.board.letter.${colourOf(seat)}` },
  }),
  draw,
  place: () => ({}),
  label: (_view, prompt, key) => cosmicEncounterText.option(prompt, key),
  kind: kindOf,
  detail: detailOf,
  topicsOf,
  topics,
  hasSecrets: true,
  actor: (event: Event) => ('seat' in event ? event.seat : null),
  isTurn: ({ type }: Event) => type === 'turnStarted' || type === 'encounterStarted',
  scores: scoresOf,
  orders: orderWords,
  describe: describeOffer,
  role: (alien) => alienName(alien as AlienId),
};

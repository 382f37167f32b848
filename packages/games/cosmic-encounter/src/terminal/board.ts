import type { Seat } from '@starboard/engine';
import type { OwnBoard } from '@starboard/terminal';
import aliensEn from '../../messages/cards/aliens-en.json';
import aliensRu from '../../messages/cards/aliens-ru.json';
import aliensUk from '../../messages/cards/aliens-uk.json';
import cardsEn from '../../messages/cards/cards-en.json';
import cardsRu from '../../messages/cards/cards-ru.json';
import cardsUk from '../../messages/cards/cards-uk.json';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';
import {
  type AlienId,
  alienName,
  colourName,
  colours,
  cosmicEncounterText,
  type Event,
  type Options,
  tableOption,
} from '../index.ts';
import { detailOf, kindOf } from './choices.ts';
import { describeOffer } from './deal.ts';
import { draw } from './draw.ts';
import { orderWords } from './orders.ts';
import { scoresOf } from './scores.ts';
import { topics, topicsOf } from './topics.ts';

const colourOf = (seat: Seat) => colours[seat] ?? colours[0];

export const board: OwnBoard = {
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

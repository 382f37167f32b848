import type { Seat } from '@starboard/engine';
import type { OwnBoard } from '@starboard/terminal';
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
import { catalogues } from './catalogues.ts';
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
  catalogues,
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

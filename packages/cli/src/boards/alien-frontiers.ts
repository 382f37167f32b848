import {
  alienFrontiers,
  alienFrontiersText,
  colourName,
  colours,
  type Event,
  type Options,
  tableOption,
} from '@starboard/alien-frontiers';
import en from '@starboard/alien-frontiers/messages/en.json';
import ru from '@starboard/alien-frontiers/messages/ru.json';
import uk from '@starboard/alien-frontiers/messages/uk.json';
import type { Seat } from '@starboard/engine';
import type { Board } from '@starboard/terminal';
import { detailOf, gainOf, labelOf, placeOf } from './alien-frontiers/choices.ts';
import { draw } from './alien-frontiers/draw.ts';
import { scoresOf } from './alien-frontiers/scores.ts';
import { topics, topicsOf } from './alien-frontiers/topics.ts';

const colourOf = (seat: Seat) => colours[seat] ?? colours[0];

export const alienFrontiersBoard: Board = {
  game: alienFrontiers,
  name: { key: 'af.game.name' },
  about: { key: 'af.game.about' },
  text: alienFrontiersText,
  catalogues: { en, ru, uk },
  option: (name) => tableOption(name as keyof Options),
  seat: (seat) => ({
    name: colourName(colourOf(seat)),
    letter: { key: `cli.alien-frontiers.letter.${colourOf(seat)}` },
  }),
  draw,
  place: placeOf,
  label: labelOf,
  detail: detailOf,
  brings: gainOf,
  topicsOf,
  topics,
  isTurn: (event: Event) => event.type === 'turnStarted',
  scores: scoresOf,
};

import type { Seat } from '@starboard/engine';
import type { Board } from '@starboard/terminal';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';
import {
  alienFrontiers,
  alienFrontiersText,
  colourName,
  colours,
  type Event,
  type Options,
  tableOption,
} from '../index.ts';
import { detailOf, gainOf, labelOf, placeOf } from './choices.ts';
import { draw } from './draw.ts';
import { scoresOf } from './scores.ts';
import { topics, topicsOf } from './topics.ts';

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

import type { Seat } from '@starboard/engine';
import type { OwnBoard } from '@starboard/terminal';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import boardEn from '../../messages/terminal/en.json';
import boardRu from '../../messages/terminal/ru.json';
import boardUk from '../../messages/terminal/uk.json';
import uk from '../../messages/uk.json';
import { alienFrontiersText, colourName, colours, type Event, type Options, tableOption } from '../index.ts';
import { detailOf, gainOf, labelOf, placeOf } from './choices.ts';
import { draw } from './draw.ts';
import { scoresOf } from './scores.ts';
import { topics, topicsOf } from './topics.ts';

const colourOf = (seat: Seat) => colours[seat] ?? colours[0];

export const board: OwnBoard = {
  name: { key: 'af.game.name' },
  about: { key: 'af.game.about' },
  text: alienFrontiersText,
  catalogues: { en: { ...en, ...boardEn }, ru: { ...ru, ...boardRu }, uk: { ...uk, ...boardUk } },
  option: (name) => tableOption(name as keyof Options),
  seat: (seat) => ({
    name: colourName(colourOf(seat)),
    letter: { key: `af.board.letter.${colourOf(seat)}` },
  }),
  draw,
  place: placeOf,
  label: labelOf,
  detail: detailOf,
  brings: gainOf,
  topicsOf,
  topics,
  hasSecrets: false,
  isTurn: (event: Event) => event.type === 'turnStarted',
  scores: scoresOf,
};

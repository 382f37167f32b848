export type {
  Board,
  Catalogues,
  Crowding,
  LoadBoard,
  OptionText,
  OrderWord,
  OrderWords,
  OwnBoard,
  Place,
  RowPlace,
  Say,
  Scene,
  SpokenOrder,
  Topic,
} from './board.ts';
export { beside, cut, pad, uncoloured, widthOf, wrap } from './layout.ts';
export { emphasized, type Paint, paintFor, plainPaint } from './paint.ts';

export { boardById } from './board/board.ts';
export { box } from './box.ts';
export { projectElite } from './game.ts';
export { buildPosition } from './position/build-position.ts';
export type { PositionDescription } from './position/description.ts';
export { type Options, optionValues } from './rules/state/options.ts';
export type { State } from './rules/state/state.ts';
export type { View } from './view/view.ts';

export { box } from './box.ts';
export { boardById } from './board/board.ts';

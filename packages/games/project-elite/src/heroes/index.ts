export { akosha } from './akosha.ts';
export { gerid } from './gerid.ts';
export { gilgamesh } from './gilgamesh.ts';
export { kara } from './kara.ts';
export { quinye } from './quinye.ts';
export { voker } from './voker.ts';

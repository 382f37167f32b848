export { emotionControl } from './emotion-control.ts';
export { forceField } from './force-field.ts';
export { ionicGas } from './ionic-gas.ts';
export { mobiusTubes } from './mobius-tubes.ts';
export { plague } from './plague.ts';
export { quash } from './quash.ts';
export { reinforcements } from './reinforcements.ts';
export { cardZap, cosmicZap } from './zaps.ts';

export { cosmicEncounter } from './game.ts';

export { cosmicAbilities } from './abilities.ts';
export { arrangedGame, isAbout } from './arranged-games.ts';

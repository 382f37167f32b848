export { cosmicAbilities } from './abilities.ts';
export { aboutOf, arrangedGame, isAbout, rareChance } from './arranged-games.ts';

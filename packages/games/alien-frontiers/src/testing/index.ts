export { dockKey, lootAnswer } from './answers.ts';
export { randomPlay } from './random-play.ts';
export { ScenarioTable, scenario } from './scenario.ts';

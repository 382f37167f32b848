export { dockKey, lootAnswer } from './answers.ts';
export { ScenarioTable, scenario } from './scenario.ts';

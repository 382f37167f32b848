export { dockKey, lootAnswer, ScenarioTable, scenario } from './scenario.ts';

export { at, ScenarioTable, scenario } from './scenario.ts';

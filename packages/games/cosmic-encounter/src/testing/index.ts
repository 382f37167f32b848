export { scenario } from './scenario.ts';
export { ScenarioTable } from './scenario-table.ts';

export { inBothEditions, inEachEdition } from './in-both-editions.ts';
export { scenario } from './scenario.ts';
export { ScenarioTable } from './scenario-table.ts';

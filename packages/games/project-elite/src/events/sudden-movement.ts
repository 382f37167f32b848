import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { combinedSteps } from '../rules/spawn/combined-steps.ts';

const threeSteps = { at: 'revealed', effect: () => runs(combinedSteps, { left: 3 }) } as const;

/** The team moves aliens by three steps together. */
export const suddenMovement: EventRecord = { no: 22, ...threeSteps };
export const anotherSuddenMovement: EventRecord = { no: 23, ...threeSteps };

import type { BossRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { combinedSteps } from '../rules/spawn/combined-steps.ts';

/** Reanimated Hound: the team moves aliens by four steps together, itself among them. */
export const harrier: BossRecord = {
  id: 'harrier',
  ability: () => runs(combinedSteps, { left: 4 }),
};

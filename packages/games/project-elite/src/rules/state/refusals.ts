import { type Reason, reason } from '@starboard/engine';

/** Why a command is refused. */
export const refusals = [
  'taken',
  'stale',
  'open-alien',
  'pending-hits',
  'clock-over',
  'wrong-phase',
  'bad-die-state',
  'face-mismatch',
  'slot-full',
  'not-adjacent',
  'cell-occupied',
  'wall',
  'blocked-cell',
  'no-target',
  'out-of-range',
  'no-los',
  'not-aligned',
  'not-ready',
  'face-down',
  'upgrade-forbidden',
  'locked-dice',
  'token-used',
  'limit-reached',
  'forbidden-by-event',
  'paused',
  'not-yours',
] as const;

export type Refusal = (typeof refusals)[number];

export const refusalKey = (refusal: Refusal): string => `pe.refused.${refusal}`;

// made once: they are given by the thousand where bots look for what they can do
const made = new Map<Refusal, Reason>(refusals.map((refusal) => [refusal, reason(refusalKey(refusal))]));

export const no = (refusal: Refusal): Reason => made.get(refusal) as Reason;

import type { Step } from './stage.ts';
import type { EncounterView } from './stage.ts';

/** Where on the board the ships, the card or the power of a step are. */
export function stepPlaces({ target, defense }: EncounterView, step: Step): readonly string[] {
  const users = step.causes.map(({ seat }) => `seat:${seat}`);
  if (step.what !== 'ships' && step.what !== 'flagship')
    return [...new Set([...(step.seat === null ? [] : [`seat:${step.seat}`]), ...users])];
  const isAtHome = step.side === 'defense' && step.seat === defense;
  return [step.side === 'offense' ? 'gate' : isAtHome ? `planet:${target}` : 'zone', ...users];
}

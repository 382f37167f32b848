import type { View } from '@starboard/cosmic-encounter';
import { sheetPlace } from '../keys/places.ts';
import { abilitySubject, cardSubject } from '../keys/subjects.ts';
import type { EncounterView, Step } from './stage.ts';

/** Where on the board the ships, the card or the power of a step are. */
export function stepPlaces({ target, defense }: EncounterView, step: Step): readonly string[] {
  const users = step.causes.map(({ seat }) => `seat:${seat}`);
  if (step.what !== 'ships' && step.what !== 'flagship')
    return [...new Set([...(step.seat === null ? [] : [`seat:${step.seat}`]), ...users])];
  const isAtHome = step.side === 'defense' && step.seat === defense;
  return [step.side === 'offense' ? 'gate' : isAtHome ? `planet:${target}` : 'zone', ...users];
}

/** What tells the rule a step comes from: what was used, else its card, else the sheet of whose ships it counts. */
export function stepSubject({ players }: View, { causes: [cause], card, seat }: Step): string | null {
  if (cause) return abilitySubject(cause.ability);
  if (card !== undefined) return cardSubject(card);
  return seat !== null && players[seat]?.sheets.length ? sheetPlace(seat, 0) : null;
}

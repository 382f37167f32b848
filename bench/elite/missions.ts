import type { Input } from '@starboard/engine';
import { randomInputs } from '../../packages/games/project-elite/src/testing/random-inputs.ts';

export const seats = 6;

interface Mission {
  readonly seed: string;
  readonly inputs: readonly Input[];
}

/** Missions played at random beforehand, to be handed in again. */
const missions: readonly Mission[] = Array.from({ length: 20 }, (_, number) => {
  const seed = `mission ${number}`;
  return { seed, inputs: randomInputs(seats, seed) };
});

export const missionNo = (number: number): Mission => missions[number % missions.length] as Mission;

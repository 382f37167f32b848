import { playFrom } from '@starboard/engine';
import { test } from 'vitest';
import { buildPosition, cosmicEncounter, type PositionDescription } from '../index.ts';
import { ScenarioTable } from './scenario-table.ts';

/** Plays a scenario from a described position, through decisions alone. */
export function scenario(
  name: string,
  description: PositionDescription,
  play: (table: ScenarioTable) => void,
): void {
  test(name, () => play(new ScenarioTable(playFrom(cosmicEncounter, buildPosition(description)))));
}

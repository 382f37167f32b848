import { expect, test } from 'vitest';
import { forms } from '../../keys/forms.ts';
import { playMission } from './random-mission.ts';

test('two hundred missions played at random break nothing, and use every command', () => {
  const commands = new Set<string>();
  const failures: string[] = [];
  for (let number = 0; number < 200; number++) {
    const played = playMission(number);
    for (const name of Object.keys(played.commands)) commands.add(name);
    if (played.failure !== null) failures.push(`mission ${number}: ${played.failure}`);
  }
  expect(failures).toEqual([]);
  const all = [...Object.keys(forms), 'roll', 'ready', 'not-ready', 'done', 'pause'];
  expect(all.filter((name) => !commands.has(name))).toEqual([]);
});

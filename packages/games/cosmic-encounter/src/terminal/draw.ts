import type { Scene } from '@starboard/terminal';
import type { View } from '../index.ts';
import { comboLines } from './combo.ts';
import { encounterLines } from './encounter.ts';
import { handLines, placeLines, seenCardLines, techLines } from './notes.ts';
import { playerLines } from './players.ts';

/** The whole table: players and systems, the encounter between them, the own cards. */
export function draw(view: View, scene: Scene): string[] {
  const players = playerLines(view, scene);
  const notes = [...techLines(view, scene), ...placeLines(view, scene), ...seenCardLines(view, scene)];
  const encounter = encounterLines(view, scene);
  const hand = handLines(view, scene);
  const apart = (lines: readonly string[]) => (lines.length === 0 ? [] : ['', ...lines]);
  switch (scene.crowding) {
    case 'roomy':
      return [...comboLines(view, scene), ...players, ...apart(notes), ...apart(encounter), ...apart(hand)];
    case 'terse':
    case 'tight':
      return [...players, ...notes, ...encounter, ...hand];
    // what the decision is about must stay in sight
    case 'overfull':
      return [...notes, ...players, ...encounter, ...hand];
  }
}

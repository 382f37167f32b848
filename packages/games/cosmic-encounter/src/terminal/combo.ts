import type { Scene } from '@starboard/terminal';
import { comboName, comboOf, type View } from '../index.ts';

/** The name of the set that was dealt, as long as it is in play and no player hides one of its aliens. */
export function comboLines({ settings, players }: View, { say, paint }: Scene): string[] {
  if (settings.alienChoice !== 'combo') return [];
  const aliens = players.flatMap(({ sheets }) => sheets[0]?.alien ?? []);
  const number = aliens.length === players.length ? comboOf(aliens) : null;
  return number === null ? [] : [paint.quiet(` ${say('ce.board.combo', { combo: comboName(number) })}`)];
}

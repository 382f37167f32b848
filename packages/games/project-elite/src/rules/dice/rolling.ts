import type { Seat } from '@starboard/engine';
import { faces } from '../../content/symbols.ts';
import { times } from '../../content/presets.ts';
import type { Here } from '../state/events.ts';
import { isUntimed, playerOf, presetIn } from '../state/reading.ts';
import { free } from './holders.ts';

/** Dice are rolled: what they will show is settled now, and known to no player before they come to rest. */
export function roll(table: Here, seat: Seat, dice: readonly number[]): void {
  const { state } = table;
  const player = playerOf(state, seat);
  for (const index of dice) {
    const die = player.dice[index];
    if (!die) continue;
    die.face = faces[table.die('action-dice') - 1] ?? null;
    die.at = 'tumbling';
  }
  player.cancels += player.nextCancels;
  player.nextCancels = 0;
  player.revealAt = table.now + (isUntimed(state) ? times.untimedTumble : presetIn(state).rollTumbleMs);
  for (const hero of state.heroes) if (hero.seat === seat) hero.hasFreeStep = false;
  table.emit({ type: 'rolled', seat, dice: dice.slice() });
}

/** Tumbling dice come to rest; an Alien result may be one that is cancelled. */
export function revealDice(table: Here, seat: Seat): void {
  const player = playerOf(table.state, seat);
  const dice: number[] = [];
  const shown = player.dice.flatMap((die, index) => {
    if (die.at !== 'tumbling' || die.face === null) return [];
    dice.push(index);
    die.at = 'free';
    return [die.face];
  });
  player.revealAt = null;
  table.reveal();
  table.emit({ type: 'came', seat, dice, faces: shown });
  for (const index of dice) {
    const die = player.dice[index];
    if (die?.face !== 'A' || player.cancels === 0) continue;
    player.cancels--;
    free(die);
  }
}

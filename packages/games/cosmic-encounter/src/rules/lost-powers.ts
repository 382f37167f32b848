import type { CeTable } from './events.ts';
import { isPowerLost } from './powers.ts';
import { playerOf, type State } from './state.ts';

/** Seats with too few home colonies for a sheet they have; one that is face down anyway shows nothing. */
export const seatsWithoutPower = (state: State): number[] =>
  state.players.flatMap((_, seat) =>
    playerOf(state, seat).sheets.some(({ alien, isHidden }) => !isHidden && isPowerLost(state, seat, alien))
      ? [seat]
      : [],
  );

/** Tells of powers lost since it was last looked at; one that came back can be lost again. */
export function noteLostPowers(table: CeTable): void {
  const { state } = table;
  const lost = seatsWithoutPower(state);
  for (const seat of lost.filter((now) => !state.lostPowers.includes(now))) {
    for (const { alien, isHidden } of playerOf(state, seat).sheets)
      if (!isHidden) table.emit({ type: 'powerLost', seat, alien });
    state.triggers.push({ type: 'power-lost', seat });
  }
  state.lostPowers = lost;
}

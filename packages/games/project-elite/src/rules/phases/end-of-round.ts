import { free } from '../dice/holders.ts';
import { passivesOf } from '../facts/facts.ts';
import { missionRecord } from '../records/registry.ts';
import type { Here } from '../state/events.ts';
import { boardIn } from '../state/reading.ts';
import type { State } from '../state/state.ts';

/** The goal is met, and every hero is back. */
export const isWon = (state: State): boolean =>
  missionRecord(state.settings.mission).isGoalMet(state) &&
  state.heroes.every(({ cell }) => boardIn(state).isStart[cell]);

/** Dice come back, completed events go, cards are turned up, search tokens lie there again. */
export function endRound(table: Here): void {
  const { state } = table;
  for (const player of state.players) {
    for (const die of player.dice) if (die.at !== 'lost') free(die);
    player.cancels = 0;
    player.nextCancels = 0;
  }
  const left = state.lasting.filter(({ isCompleted }) => !isCompleted);
  state.lasting.splice(0, state.lasting.length, ...left);
  for (const hero of state.heroes) {
    for (const gear of [...hero.gear, hero.board]) {
      gear.isFaceDown = false;
      gear.uses = 0;
      gear.wasUsedLate = false;
    }
    for (const charge of hero.charges) charge.isReady = false;
    hero.searches.length = 0;
    hero.minesLaid = 0;
    hero.wasShielded = false;
    hero.holdsWithin = 0;
  }
  for (const token of state.tokens) if (token.is === 'nest' || token.is === 'cage') token.isReady = false;
  for (const alien of state.aliens) alien.isSuppressed = false;
  for (const token of state.searches) token.at = 'face-up';
  state.heroes.forEach((hero, index) => {
    for (const passive of passivesOf(state, hero)) passive.whenRoundEnds?.(table, index);
  });
}

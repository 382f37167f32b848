import type { Seat } from '@starboard/engine';
import { playerOf } from '../rules/state/reading.ts';
import type { Alien } from '../rules/state/state.ts';
import type { Outlook } from './outlook.ts';
import { isUrgent, roomOf } from './threats.ts';

/** Dice that can be rolled: what lies free, but for Alien results. */
export const rollable = ({ state }: Outlook, seat: Seat): readonly number[] =>
  playerOf(state, seat).dice.flatMap(({ at, face }, die) => (at === 'free' && face !== 'A' ? [die] : []));

/** Alien results that dice of others may show when they come to rest. */
function tumbling({ state }: Outlook, seat: Seat): number {
  let count = 0;
  state.players.forEach(({ dice }, each) => {
    if (each !== seat) for (const { at } of dice) if (at === 'tumbling') count++;
  });
  return count / 6;
}

/** Steps that all the hunting is still going to cost. */
function costOfHunts({ jobs }: Outlook): number {
  let cost = 0;
  for (const { is, walk } of jobs) if (is === 'hunt') cost += 1.5 + walk * 0.7;
  return cost;
}

/**
 * Which dice a seat rolls; none where it holds fire. Every die costs a sixth of a step of some alien: what is pressing is
 * always worth that, the rest only while aliens have a long way to go.
 */
export function diceToRoll(outlook: Outlook, seat: Seat): readonly number[] {
  const { state, threats, jobs, lures } = outlook;
  const dice = rollable(outlook, seat);
  if (dice.length === 0) return dice;
  const reasons = state.heroes.flatMap((hero, index) => (hero.seat === seat ? [jobs[index]] : []));
  const isMovable = threats.some(({ isMovable: may }) => may);
  const isBusy = reasons.some((job) => job && isToBeDone(outlook, seat, job.is, job.walk));
  if (!isMovable) return isBusy ? dice : [];
  const room = roomOf(threats) - tumbling(outlook, seat) * 2;
  const isPressed = reasons.some((job) => job?.threat && isUrgent(job.threat));
  if (isPressed) return fewIf(room, dice);
  // what is on a trap must not be moved off again, once its cage is filled
  const isCaught = ({ alien }: { readonly alien: Alien }) =>
    lures.some((lure) => lure.alien === alien && lure.steps === 0 && lure.cage.isReady);
  if (threats.every(isCaught)) return [];
  const slack = outlook.slack - tumbling(outlook, seat) * 2;
  const hunting = reasons.find((job) => job?.is === 'hunt');
  if (hunting) {
    const cost = 1.5 + hunting.walk * 0.8;
    // where holding fire is no better, what is left of the way is enough to try it
    if (slack >= cost || (outlook.isHoldingSafe ? room >= cost + 3 : room >= cost * 1.2))
      return fewIf(room, dice);
  }
  if (!isBusy) return [];
  const isLuring = lures.some(({ cage, steps }) => cage.isReady && steps > 0);
  const spare = slack - costOfHunts(outlook);
  // aliens that are led to traps are few, and have to be moved
  if (lures.length > 0) return slack >= (isLuring ? 1 : 4) ? fewIf(room, dice) : [];
  return spare >= leastSpare ? fewIf(room, dice) : [];
}

/** So many steps are kept for what is pressing. */
const leastSpare = 10;

/** Whether dice would be of use for what a hero is about. */
function isToBeDone(outlook: Outlook, seat: Seat, is: string, walk: number): boolean {
  const { state, lures } = outlook;
  if (is === 'hunt' || is === 'search' || is === 'work') return true;
  if ((is === 'home' || is === 'shelter') && walk > 0) return true;
  if (is === 'guard' && walk > 1) return true;
  if (lures.some(({ cage, steps }) => cage.isReady && steps > 0)) return true;
  const { dice } = playerOf(state, seat);
  return dice.length > 1 && outlook.events.length > 0;
}

/** Near the start area one die at a time: each is looked at before the next is rolled. */
const fewIf = (room: number, dice: readonly number[]): readonly number[] =>
  dice.slice(0, room <= 1 ? 1 : room <= 3 ? 2 : 4);

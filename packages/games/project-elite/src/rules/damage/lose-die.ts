import { isCard } from '../../content/equipment.ts';
import { isHeroId } from '../../content/heroes.ts';
import { eventHolder } from '../../keys/holders.ts';
import { free } from '../dice/holders.ts';
import { isAlienOpen } from '../dice/owed.ts';
import { turnFaceDown } from '../equipment/gear.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf, playerOf } from '../state/reading.ts';
import type { Die, State } from '../state/state.ts';

/** A die that tumbles cannot be named, nor one that is lost already. */
export const canBeLost = ({ at }: Die): boolean => at !== 'tumbling' && at !== 'lost';

/** A hero at its limit loses a die: what an Alien result on it obliges to is still owed. */
export function loseDie(table: Here, index: number, die: Die): void {
  const { state } = table;
  const hero = heroAt(state, index);
  const { holder, at } = die;
  if (isAlienOpen(die)) playerOf(state, hero.seat).owed++;
  free(die);
  die.at = 'lost';
  die.holder = idOf(hero);
  hero.mustLose = false;
  hero.losing = null;
  table.emit({ type: 'dieLost', hero: idOf(hero) });
  if (at === 'normal' || at === 'locked') turnFaceDown(state, holder);
}

const leastUseful = ['M', 'S', 'H', 'W', 'G', 'A'];

/** Which die goes when no player says so: the lower, the sooner. */
function worth(state: State, { at, face, holder }: Die): number {
  if (at === 'free') return face === null ? 0 : 1 + leastUseful.indexOf(face);
  if (at === 'normal') return 10;
  if (at === 'tray' || isCard(holder) || isHeroId(holder)) return 11;
  return isFinished(state, holder) ? 12 : 13;
}

const isFinished = (state: State, holder: string): boolean =>
  state.tokens.some(({ id, isReady }) => id === holder && isReady) ||
  state.heroes.some(({ charges }) => charges.some(({ id, isReady }) => id === holder && isReady)) ||
  state.lasting.some(({ isCompleted, no }) => isCompleted && holder === eventHolder(no));

/** Takes a die where its player has not named one; false while all of them tumble. */
export function loseDieAutomatically(table: Here, index: number): boolean {
  const { state } = table;
  const dice = playerOf(state, heroAt(state, index).seat).dice.filter(canBeLost);
  const [die] = dice.toSorted((a, b) => worth(state, a) - worth(state, b));
  if (die) loseDie(table, index, die);
  return die !== undefined;
}

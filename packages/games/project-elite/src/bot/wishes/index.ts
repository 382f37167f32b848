import type { Seat } from '@starboard/engine';
import { wishesForItems } from '../items.ts';
import type { Outlook } from '../outlook.ts';
import { eventSlots, mining, searching } from './besides.ts';
import { loading } from './loading.ts';
import { placed, working } from './mission.ts';
import { shots } from './shots.ts';
import { walking } from './walking.ts';
import { type Shown, shownTo, type Wish } from './wish.ts';

export { idleDie } from './loading.ts';
export { freeStep } from './walking.ts';
export type { Wish } from './wish.ts';

/** All that a seat could do now with what it has, each with what it is worth. */
export function wishesOf(outlook: Outlook, seat: Seat): readonly Wish[] {
  const { state } = outlook;
  const wishes: Wish[] = [];
  for (const [index, hero] of state.heroes.entries()) {
    if (hero.seat !== seat) continue;
    wishes.push(...shots(outlook, index), ...placed(state, index, hero), ...wishesForItems(outlook, index));
    if (state.phase === 'action')
      for (const shown of shownTo(state, seat, index)) wishes.push(...uses(outlook, shown));
  }
  return wishes;
}

function uses(outlook: Outlook, shown: Shown): readonly Wish[] {
  return [
    ...loading(outlook, shown),
    ...working(outlook, shown),
    ...searching(outlook.state, shown),
    ...walking(outlook, shown),
    ...mining(outlook, shown),
    ...eventSlots(outlook, shown),
  ];
}

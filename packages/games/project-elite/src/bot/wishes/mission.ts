import { isNear } from '../../rules/dice/access.ts';
import { saying } from '../../rules/commands/understand.ts';
import { slotsOf } from '../../rules/dice/holders.ts';
import { countsAs } from '../../rules/facts/facts.ts';
import { playerOf } from '../../rules/state/reading.ts';
import type { Hero, State } from '../../rules/state/state.ts';
import type { Outlook } from '../outlook.ts';
import { missingSlots, nextCharge } from '../work.ts';
import { scouting } from './scouting.ts';
import { canUse, jobOf, type Shown, type Wish } from './wish.ts';

/** A demolition charge that is ready goes onto a target beside its hero. */
export function placed(state: State, index: number, hero: Hero): readonly Wish[] {
  const charge = hero.charges.find(({ isReady }) => isReady);
  const target = charge && state.tokens.find(({ is, cell }) => is === 'target' && isNear(state, hero, cell));
  if (!charge || !target) return [];
  return [
    {
      answer: saying('place-demo', { hero: index, charge: charge.id, no: target.no }),
      kind: 'die',
      worth: 90,
    },
  ];
}

/** A die into a token of the mission, where the hero stands beside it. */
export function working(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, hero, die } = shown;
  const job = jobOf(outlook, index);
  const { task } = job;
  if (state.settings.mission === 'exploration') return exploring(state, shown);
  if (job.is !== 'work' || !task || !isNear(state, hero, task.cell)) return [];
  if (task.token.is === 'recon') return scouting(outlook, shown);
  const holder =
    task.token.is === 'target' ? nextCharge(state, hero, outlook.dice(hero) + 0.5)?.id : task.token.id;
  if (holder === undefined) return [];
  const slots = slotsOf(state, holder);
  const slot = missingSlots(state, holder).find((each) =>
    canUse(state, shown, ...(slots[each]?.takes ?? [])),
  );
  if (slot === undefined) return [];
  return [{ answer: saying('assign', { hero: index, die, holder, slot, to: [] }), kind: 'die', worth: 28 }];
}

/** Tokens beside a hero are opened as it comes by. */
function exploring(state: State, shown: Shown): readonly Wish[] {
  const { index, hero, die } = shown;
  if (!canUse(state, shown, 'H')) return [];
  const { dice } = playerOf(state, hero.seat);
  return state.tokens.flatMap(({ is, no, cell, isOpen }) => {
    if (is !== 'find' || !isNear(state, hero, cell)) return [];
    if (!isOpen)
      return [
        { answer: saying('explore', { hero: index, how: 'open', no, dice: [die] }), kind: 'die', worth: 29 },
      ];
    const other = dice.findIndex(
      ({ at, face }, each) =>
        each !== die && at === 'free' && face !== null && countsAs(state, hero, face, ['W']),
    );
    if (other < 0) return [];
    return [
      {
        answer: saying('explore', { hero: index, how: 'relic', no, dice: [die, other] }),
        kind: 'die',
        worth: 30,
      },
    ];
  });
}

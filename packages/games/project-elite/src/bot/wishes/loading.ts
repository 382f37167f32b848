import type { Seat } from '@starboard/engine';
import { saying } from '../../rules/commands/understand.ts';
import { slotsOf } from '../../rules/dice/holders.ts';
import { heroAt, playerOf } from '../../rules/state/reading.ts';
import type { Arm } from '../arms.ts';
import type { Outlook } from '../outlook.ts';
import { isUrgent } from '../threats.ts';
import { isCrowd, worthOfShot } from './shots.ts';
import { canUse, jobOf, type Shown, type Wish } from './wish.ts';

/** A die into a weapon: where it can fire, or on the way to where it will. */
export function loading(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, die } = shown;
  const job = jobOf(outlook, index);
  return outlook.arms(index).flatMap((arm) => {
    const slots = slotsOf(state, arm.card);
    const slot = arm.missing.find((each) => canUse(state, shown, ...(slots[each]?.takes ?? [])));
    if (slot === undefined) return [];
    const locks = slots[slot]?.locks === true;
    const shot = worthOfShot(outlook, index, arm);
    let worth = 0;
    if (shot > 0) worth = 30 + shot * 0.5 - (locks ? 10 : 0) - arm.missing.length;
    // a die that waits in a weapon does not help to walk
    else if (job.is === 'hunt' && job.arm?.card === arm.card && job.walk <= 1) worth = locks ? 3 : 14;
    if (locks && !isWorthLocking(outlook, index, arm)) worth = 0;
    // while it is not hunting a hero keeps its dice from being locked
    if (worth > 0 && locks && job.is !== 'hunt') worth = 0;
    return worth > 0
      ? [
          {
            answer: saying('assign', { hero: index, die, holder: arm.card, slot, to: [] }),
            kind: 'die',
            worth,
          },
        ]
      : [];
  });
}

/** Dice that a hero keeps from being locked in weapons where nothing is pressing. */
const keptDice = 2;

/** A die that stays in a weapon until the round ends is gone for all else: it must be needed there. */
function isWorthLocking(outlook: Outlook, index: number, arm: Arm): boolean {
  const { state, ground, jobs } = outlook;
  const threat = jobs[index]?.threat;
  const { cell } = heroAt(state, index);
  if (threat && isUrgent(threat)) return true;
  const isOther = outlook
    .arms(index)
    .some(
      (other) =>
        other !== arm && other.locks === 0 && threat && ground.hits(other.reach, cell, threat.alien.cell),
    );
  const hero = heroAt(state, index);
  const isLate = outlook.timeLeft < 20_000 || state.settings.mission === 'recon' || outlook.isAllDone;
  if (outlook.isTooDear(hero, 1) || outlook.dice(hero) - arm.locks < (isLate ? 1 : keptDice)) return false;
  return !isOther && (!arm.isOnce || isCrowd(outlook, index, arm));
}

/** A die that waits in a weapon while its hero has to walk; it is of more use elsewhere. */
export function idleDie(outlook: Outlook, seat: Seat): number | null {
  const { state, jobs } = outlook;
  const idle = state.heroes.flatMap((hero, index) => {
    const job = jobs[index];
    if (hero.seat !== seat || (job?.is === 'hunt' && job.walk <= 2)) return [];
    return outlook.arms(index).flatMap((arm) => (worthOfShot(outlook, index, arm) > 0 ? [] : [arm.card]));
  });
  const die = playerOf(state, seat).dice.findIndex(
    ({ at, holder }) => at === 'normal' && idle.includes(holder),
  );
  return die < 0 ? null : die;
}

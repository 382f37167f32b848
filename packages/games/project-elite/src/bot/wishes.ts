import type { Json, Seat } from '@starboard/engine';
import { isOnOrBeside } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { never, stepsTo } from '../board/paths.ts';
import { isNear } from '../rules/dice/access.ts';
import { slotsOf } from '../rules/dice/holders.ts';
import { areHeroesExhausted, countsAs, isSearchStopped, stepsForMove } from '../rules/facts/facts.ts';
import { saying } from '../rules/commands/understand.ts';
import { refuseScout } from '../rules/missions/scouts.ts';
import { eventHolder } from '../keys/holders.ts';
import { mostMines } from '../content/tokens.ts';
import { heroRecord } from '../rules/records/registry.ts';
import { boardIn, figureOn, heroAt, isFree, playerOf } from '../rules/state/reading.ts';
import type { Hero, State } from '../rules/state/state.ts';
import type { Arm } from './arms.ts';
import { wishesForItems } from './items.ts';
import type { Job, Outlook } from './outlook.ts';
import type { Kind } from './pace.ts';
import { pressing } from './hits.ts';
import { wayTo } from './route.ts';
import { isUrgent } from './threats.ts';
import { missingSlots, nextCharge } from './work.ts';

/** Something a seat could do now. */
export interface Wish {
  readonly answer: Json;
  readonly kind: Kind;
  readonly worth: number;
}

/** One of the seat's dice that shows something, in the hands of one of its heroes. */
interface Shown {
  readonly index: number;
  readonly hero: Hero;
  readonly die: number;
}

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

function shownTo(state: State, seat: Seat, index: number): readonly Shown[] {
  const hero = heroAt(state, index);
  return playerOf(state, seat).dice.flatMap(({ at, face }, die) =>
    at === 'free' && face !== null && face !== 'A' ? [{ index, hero, die }] : [],
  );
}

const canUse = (
  state: State,
  { hero, die }: Shown,
  ...asked: readonly ('M' | 'S' | 'H' | 'W' | 'G')[]
): boolean => {
  const face = playerOf(state, hero.seat).dice[die]?.face;
  return face !== undefined && face !== null && countsAs(state, hero, face, asked);
};

const jobOf = ({ jobs }: Outlook, index: number): Job => jobs[index] ?? { is: 'none', cells: [], walk: 0 };

const shotsWorth = new WeakMap<Arm, number>();

/** Aliens that a weapon could hit from where its hero stands, by how much that matters. It holds for one decision, as arms do. */
function worthOfShot(outlook: Outlook, index: number, arm: Arm): number {
  const known = shotsWorth.get(arm) ?? shotWorth(outlook, index, arm);
  shotsWorth.set(arm, known);
  return known;
}

function shotWorth(outlook: Outlook, index: number, arm: Arm): number {
  const { state, ground } = outlook;
  const { cell } = heroAt(state, index);
  let worth = 0;
  let targets = 0;
  for (const alien of state.aliens) {
    if (!ground.hits(arm.reach, cell, alien.cell)) continue;
    const each = pressing(outlook, alien);
    if (each <= 0) continue;
    targets += Math.min(alien.health, 4);
    worth = Math.max(worth, each);
  }
  return targets === 0 ? 0 : worth + Math.min(targets, arm.power) * 4;
}

/** Weapons that are ready fire; one that fires once a round waits until it is worth while, or time is nearly up. */
function shots(outlook: Outlook, index: number): readonly Wish[] {
  const { state, timeLeft } = outlook;
  return outlook.arms(index).flatMap((arm) => {
    if (arm.missing.length > 0) return [];
    const worth = worthOfShot(outlook, index, arm);
    if (worth === 0) return [];
    const isWorthIt =
      !arm.isOnce ||
      state.aliens.length <= 3 ||
      worth > 40 ||
      timeLeft < 15_000 ||
      state.phase !== 'action' ||
      isCrowd(outlook, index, arm);
    const answer = saying('fire', { hero: index, card: arm.card });
    return isWorthIt ? [{ answer, kind: 'target', worth: 100 + worth }] : [];
  });
}

/** Whether a weapon has as much to hit as it can be expected to. */
function isCrowd({ state, ground }: Outlook, index: number, { reach, power }: Arm): boolean {
  const { cell } = heroAt(state, index);
  let health = 0;
  for (const alien of state.aliens) if (ground.hits(reach, cell, alien.cell)) health += alien.health;
  return health >= Math.min(3, power * 0.7);
}

function placed(state: State, index: number, hero: Hero): readonly Wish[] {
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

/** A die into a weapon: where it can fire, or on the way to where it will. */
function loading(outlook: Outlook, shown: Shown): readonly Wish[] {
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

function working(outlook: Outlook, shown: Shown): readonly Wish[] {
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

/** A scout goes ahead, but not out of its hero's reach. */
function scouting({ state, jobs }: Outlook, shown: Shown): readonly Wish[] {
  const { index, die } = shown;
  const task = jobs[index]?.task;
  if (!task) return [];
  const { token, target } = task;
  const [slot] = slotsOf(state, token.id);
  if (!slot || !canUse(state, shown, ...slot.takes)) return [];
  const board = boardIn(state);
  const isTaken = (cell: Cell) =>
    state.tokens.some((other) => other.is === 'recon' && other !== token && other.cell === cell);
  const ways = board.neighbours.map((cells) => cells.filter((cell) => !isTaken(cell)));
  const left = stepsTo([target], ways);
  let to: Cell | null = null;
  for (const cell of board.neighbours[token.cell] ?? [])
    if ((left[cell] ?? never) < (left[to ?? token.cell] ?? never) && !refuseScout(state, token, cell))
      to = cell;
  if (to === null) return [];
  return [
    {
      answer: saying('assign', { hero: index, die, holder: token.id, slot: 0, to: [to] }),
      kind: 'die',
      worth: 27,
    },
  ];
}

function searching(state: State, shown: Shown): readonly Wish[] {
  const { index, hero, die } = shown;
  if (isSearchStopped(state) || !canUse(state, shown, 'S')) return [];
  return state.searches.flatMap(({ cell, at }) => {
    const isHere = at === 'face-up' && isOnOrBeside(boardIn(state), hero.cell, cell);
    return isHere
      ? [
          {
            answer: saying('search', { hero: index, die, cell, how: 'draw' }),
            kind: 'die',
            worth: 26,
          } as const,
        ]
      : [];
  });
}

function walking(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, hero, die } = shown;
  if (!canUse(state, shown, 'M')) return [];
  const { is, cells, walk, threat } = jobOf(outlook, index);
  if (is === 'none' || walk === 0) return [];
  const path = wayTo(state, hero.cell, cells);
  if (!path) return [];
  const steps = path.slice(0, stepsForMove(state, hero));
  const worth = threat && isUrgent(threat) ? 32 : is === 'guard' ? 6 : is === 'shelter' ? 31 : 20;
  return [{ answer: saying('move', { hero: index, die, from: hero.cell, path: steps }), kind: 'die', worth }];
}

/** Where an alien will step next. */
function mining({ state, ground, threats }: Outlook, shown: Shown): readonly Wish[] {
  const { index, hero, die } = shown;
  if (hero.id === null || !heroRecord(hero.id)?.laysMines || areHeroesExhausted(state)) return [];
  if (hero.minesLaid >= 2 || state.mines.length >= mostMines || !canUse(state, shown, 'W')) return [];
  const board = boardIn(state);
  const near = [hero.cell, ...(board.neighbours[hero.cell] ?? [])];
  const isOpen = (cell: Cell) =>
    !board.isStart[cell] && !state.mines.includes(cell) && figureOn(state, cell) <= 0;
  let best: { readonly cell: Cell; readonly steps: number } | null = null;
  for (const { alien } of threats)
    for (const cell of near) {
      const steps = isOpen(cell) ? (ground.along(cell)[alien.cell] ?? 99) : 99;
      if (steps > 0 && steps <= 4 && steps < (best?.steps ?? 99)) best = { cell, steps };
    }
  return best
    ? [
        {
          answer: saying('lay-mine', { hero: index, die, cell: best.cell }),
          kind: 'die',
          worth: 24 - best.steps,
        },
      ]
    : [];
}

function eventSlots(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, die } = shown;
  if (jobOf(outlook, index).is === 'hunt') return [];
  return outlook.events.flatMap((no) => {
    const holder = eventHolder(no);
    const slots = slotsOf(state, holder);
    const slot = missingSlots(state, holder).find((each) =>
      canUse(state, shown, ...(slots[each]?.takes ?? [])),
    );
    if (slot === undefined) return [];
    return [
      {
        answer: saying('assign', { hero: index, die, holder, slot, to: [] }),
        kind: 'die',
        worth: 18,
      } as const,
    ];
  });
}

/** A step for nothing, while it lasts. */
export function freeStep(outlook: Outlook, seat: Seat): Wish | null {
  const { state } = outlook;
  for (const [index, hero] of state.heroes.entries()) {
    if (hero.seat !== seat || !hero.hasFreeStep) continue;
    const { cells, walk } = jobOf(outlook, index);
    const [to] = (walk > 0 && wayTo(state, hero.cell, cells)) || [];
    if (to !== undefined && isFree(state, to))
      return {
        answer: saying('move', { hero: index, die: -1, from: hero.cell, path: [to] }),
        kind: 'die',
        worth: 40,
      };
  }
  return null;
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

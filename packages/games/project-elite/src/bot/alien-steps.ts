import type { Json, Seat } from '@starboard/engine';
import { arrowsFrom } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { isAlienOpen } from '../rules/dice/owed.ts';
import { saying } from '../rules/commands/understand.ts';
import { planChain } from '../rules/figures/chain.ts';
import { automatically } from '../rules/figures/safest.ts';
import {
  boardIn,
  cardOfHero,
  heroAt,
  heroOfFigure,
  isFree,
  isHeroFigure,
  playerOf,
} from '../rules/state/reading.ts';
import type { Alien, State } from '../rules/state/state.ts';
import type { Outlook } from './outlook.ts';
import type { Threat } from './threats.ts';

/** What an Alien result could do. */
export interface StepChoice {
  readonly threat: Threat;
  readonly to: Cell;
  /** The more, the better. */
  readonly worth: number;
}

const breakthrough = -10_000;

/** What gives way is the worse the more it matters: heroes are hurt, aliens come nearer. */
function pushed(outlook: Outlook, alien: Alien, to: Cell): number {
  const { state, ground } = outlook;
  if (isFree(state, to)) return 0;
  const { isStart } = boardIn(state);
  let worth = 0;
  for (const push of planChain(state, { figure: alien.id, from: alien.cell, to }, automatically).pushes) {
    if (isHeroFigure(push.figure)) {
      const hero = heroAt(state, heroOfFigure(push.figure));
      const left = cardOfHero(hero).survives - hero.damage;
      if (push.byAlien) worth -= left <= 0 ? -breakthrough / 2 : 30 + 30 / left;
      else worth -= 3;
    } else {
      if (isStart[push.to]) return breakthrough;
      const threat = outlook.threats.find((each) => each.alien.id === push.figure);
      worth -=
        3 + Math.max(0, 8 - ((ground.wayLeft[push.to] ?? 0) - 1)) + ((threat?.slack ?? 0) < 1 ? 25 : 0);
    }
  }
  return worth;
}

/** What a step does to an alien that is led to a trap. */
function lured(outlook: Outlook, alien: Alien, to: Cell): number {
  const lure = outlook.lures.find((each) => each.alien === alien);
  if (!lure) return 0;
  if (lure.steps === 0) return lure.cage.isReady ? -30 : -8;
  const then = outlook.ground.along(lure.trap.cell)[to] ?? 99;
  if (then >= lure.steps) return -15;
  // it comes last of all: until its cage is filled results would move it off again
  if (then === 0) return lure.cage.isReady ? 20 : -6;
  return lure.cage.isReady ? 12 : 2;
}

/** Whether a hero is ready to shoot what stands there. */
function isCovered({ state, jobs, ground }: Outlook, { alien }: Threat, to: Cell): boolean {
  return jobs.some(({ is, threat, arm }, index) => {
    if (is !== 'hunt' || threat?.alien.id !== alien.id || !arm) return false;
    return arm.missing.length <= 1 && ground.hits(arm.reach, heroAt(state, index).cell, to);
  });
}

function worthOf(outlook: Outlook, threat: Threat, to: Cell): number {
  const { state, ground } = outlook;
  const { alien, way, slack } = threat;
  if (boardIn(state).isStart[to]) return breakthrough;
  const wayThen = ground.wayLeft[to] ?? 0;
  const slackThen = slack - (way - wayThen);
  const pressing = slackThen < 0 ? -45 + 3 * slackThen : Math.min(slackThen, 8) * 1.2;
  return (
    pressing -
    (way - wayThen - 1) * 4 -
    (wayThen <= 1 ? 40 : 0) +
    (isCovered(outlook, threat, to) ? (slackThen < 0 ? 15 : 5) : 0) +
    (state.mines.includes(to) ? 15 : 0) -
    (state.slime.includes(to) ? 6 : 0) +
    lured(outlook, alien, to) +
    pushed(outlook, alien, to)
  );
}

/** All steps that could be chosen, the best first. */
export function stepChoices(outlook: Outlook): readonly StepChoice[] {
  const board = boardIn(outlook.state);
  return outlook.threats
    .filter(({ isMovable }) => isMovable)
    .flatMap((threat) =>
      arrowsFrom(board, threat.alien.cell).map((to) => ({ threat, to, worth: worthOf(outlook, threat, to) })),
    )
    .sort((a, b) => b.worth - a.worth);
}

/** Without a look at the team: the alien that has the longest way. */
export function plainStep(outlook: Outlook): StepChoice | undefined {
  const { state, ground } = outlook;
  const plain = ({ alien }: Threat, to: Cell) =>
    (ground.wayLeft[to] ?? 0) - (isFree(state, to) ? 0 : 6) - alien.id / 1e3;
  return outlook.threats
    .filter(({ isMovable }) => isMovable)
    .flatMap((threat) =>
      arrowsFrom(boardIn(state), threat.alien.cell).map((to) => ({ threat, to, worth: plain(threat, to) })),
    )
    .sort((a, b) => b.worth - a.worth)[0];
}

/** A step as it is said, for the result that is open. */
export function stepSaid(state: State, seat: Seat, { threat: { alien }, to }: StepChoice): Json {
  const die = playerOf(state, seat).dice.findIndex(isAlienOpen);
  return saying('apply-alien', { die, alien: alien.id, from: alien.cell, to, chain: [] });
}

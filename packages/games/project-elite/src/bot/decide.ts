import { below, type Json, type Pause, type RandomState, type Seat } from '@starboard/engine';
import { dieKey, keyOf } from '../keys/keys.ts';
import { owedBy } from '../rules/dice/owed.ts';
import { heroAt, isUntimed, playerOf } from '../rules/state/reading.ts';
import type { State } from '../rules/state/state.ts';
import { plainStep, stepChoices, stepSaid } from './alien-steps.ts';
import { bestPick, dieToLose, setUp, upgradeToFix } from './choices.ts';
import { bestHit } from './hits.ts';
import type { Level } from './levels.ts';
import { Outlook } from './outlook.ts';
import { type Kind } from './pace.ts';
import { diceToRoll, rollable } from './rolling.ts';
import type { Sight } from './sight.ts';
import { fitOffer } from './trading.ts';
import { freeStep, idleDie, wishesOf } from './wishes/index.ts';

/** What a bot would do now, and what kind of thought it takes; or that it waits. */
export type Said = { readonly answer: Json; readonly kind: Kind } | { readonly pause: Pause };

const said = (answer: Json, kind: Kind): Said => ({ answer, kind });
const waits = (wait: number | null): Said => ({ pause: wait === null ? null : { wait } });

/** A bot that has nothing to do looks again after so long, for time has passed. */
const lookAgain = 900;

/** What is said later than so many milliseconds before the end may come too late. */
const lastMoment = 100;

export function decide(sight: Sight, now: number, level: Level, luck: RandomState): Said {
  const { state, seat } = sight;
  if (state.pause) return waits(null);
  const { decision } = state;
  if (decision && decision.answer === null && (decision.seat ?? state.coordinator) === seat)
    return said(
      { 'team-choice': keyOf('team-choice', { decision: decision.id, value: decision.fallback }) },
      'word',
    );
  const due = whatIsDue(state, seat);
  if (due) return due;
  const { phase } = state;
  if (phase === 'setup') return orWait(setUp(state, seat, luck));
  if (phase === 'planning') return orWait(beforeTheClock(state, seat));
  if (phase !== 'action' && phase !== 'time-up') return waits(null);
  return act(new Outlook(state, sight.ground, now), seat, { now, level, luck });
}

const orWait = (answer: Json | null): Said => (answer === null ? waits(null) : said(answer, 'word'));

/** Cards and dice that are asked for come first, in any phase. */
function whatIsDue(state: State, seat: Seat): Said | null {
  for (const [hero, { seat: owner, mustLose }] of state.heroes.entries()) {
    const lost = owner === seat && mustLose ? dieToLose(state, seat, hero) : null;
    if (lost !== null) return said(lost, 'die');
  }
  for (const choice of state.choices)
    if (!choice.isAside && heroAt(state, choice.hero).seat === seat)
      return said(bestPick(state, choice), 'card');
  return null;
}

function fixed(state: State, seat: Seat): Json | null {
  for (const [index, hero] of state.heroes.entries()) {
    const upgrade = hero.seat === seat ? upgradeToFix(state, index) : null;
    if (upgrade !== null) return upgrade;
  }
  return null;
}

function beforeTheClock(state: State, seat: Seat): Json | null {
  return fixed(state, seat) ?? fitOffer(state, seat) ?? (playerOf(state, seat).isReady ? null : 'ready');
}

interface Thought {
  readonly now: number;
  readonly level: Level;
  readonly luck: RandomState;
}

/** The step of an alien that does least harm. */
function stepFor(outlook: Outlook, seat: Seat, level: Level): Said {
  const step = level.isTeam ? stepChoices(outlook)[0] : plainStep(outlook);
  return step ? said(stepSaid(outlook.state, seat, step), 'alien') : waits(lookAgain);
}

/** In the Action phase and when time is up. */
function act(outlook: Outlook, seat: Seat, thought: Thought): Said {
  const { state } = outlook;
  const attack = state.attacks.find(({ hero, hits }) => hits > 0 && heroAt(state, hero).seat === seat);
  if (attack) return said(bestHit(outlook, attack), 'target');
  if (owedBy(state, seat) > 0) return stepFor(outlook, seat, thought.level);
  if (state.timeUpStep === 'aliens' || outlook.timeLeft < lastMoment) return waits(null);
  const reward = state.rewards.find(({ hero }) => heroAt(state, hero).seat === seat);
  if (reward) return said({ tech: keyOf('tech', { reward: reward.id, when: 'now' }) }, 'word');
  const step = freeStep(outlook, seat);
  if (step) return step;
  const upgrade = fixed(state, seat) ?? fitOffer(state, seat);
  if (upgrade !== null) return said(upgrade, 'die');
  const [best] = wishesOf(outlook, seat).toSorted((a, b) => b.worth - a.worth);
  if (best) return best;
  return state.phase === 'time-up' ? finish(state, seat) : roll(outlook, seat, thought);
}

function roll(outlook: Outlook, seat: Seat, { now, level, luck }: Thought): Said {
  const { state } = outlook;
  const { revealAt } = playerOf(state, seat);
  if (revealAt !== null) return waits(Math.max(100, revealAt - now + 250));
  const kept = idleDie(outlook, seat);
  if (kept !== null) return said({ 'take-back': keyOf('take-back', { die: kept }) }, 'die');
  const rolled = diceToRoll(outlook, seat);
  const isRash = rolled.length === 0 && level.rashness > 0 && below(luck, 'rash', 100) < level.rashness;
  const chosen = isRash ? rollable(outlook, seat) : rolled;
  if (chosen.length > 0) return said({ roll: chosen.map(dieKey) }, 'die');
  return isUntimed(state) ? finish(state, seat) : waits(lookAgain);
}

function finish(state: State, seat: Seat): Said {
  if (playerOf(state, seat).isDone) return waits(null);
  // what tumbles may still hit
  const isOpen = state.attacks.some(({ hero }) => heroAt(state, hero).seat === seat);
  return isOpen ? waits(300) : said('done', 'word');
}

import { goOn, type Match, type RandomState, randomFrom, type Seat } from '@starboard/engine';
import { ruleFor } from '../rules/powers/passives.ts';
import { encounterOf, type State } from '../rules/state/state.ts';
import { ifTalked } from './battle.ts';
import { standingsOf } from './features.ts';
import { answerByPolicy } from './policy/index.ts';
import { Sight } from './sight.ts';
import { shareOf } from './values.ts';

const stateOf = ({ position }: Match): State => position.state as State;

/** An encounter that needs more answers than this is judged as it stands. */
const mostAnswers = 400;

interface Moment {
  readonly encounter: number;
  readonly isOver: boolean;
}

/** Which encounter it is, and whether it is over but for what follows. */
export function momentOf(match: Match): Moment {
  const { turnNumber, encounter, suspended } = stateOf(match);
  const number = (turnNumber * 100 + (encounter?.number ?? 0)) * 10 + suspended.length;
  return { encounter: number, isOver: encounter?.phase === 'end' };
}

/**
 * Plays an imagined match on, all seats by the policy, until the encounter has begun that follows the one under way when
 * the seat was asked; if that one was over by then, until the one after. So all its answers are judged at the same
 * moment, and it counts whose turn it is then. The match is used up. Returns the share of the win that the seat may
 * expect then.
 */
export function playedOn(match: Match, from: Moment, seat: Seat, seed: string): number {
  const luck = randomFrom(seed);
  let { encounter, isOver: isNextToCome } = from;
  for (let answers = 0; answers < mostAnswers && !match.position.outcome; answers++) {
    const now = momentOf(match);
    if (now.encounter !== encounter) {
      if (!isNextToCome) break;
      [encounter, isNextToCome] = [now.encounter, false];
    }
    // to bargain in imagination costs more than it tells
    if (match.questions[0]?.prompt === 'ce.ask.deal') return worthOfTalks(stateOf(match), seat);
    if (!answerOne(match, luck)) break;
  }
  return worthTo(match, seat);
}

/** What the seat may expect of talks that begin. */
function worthOfTalks(state: State, seat: Seat): number {
  const { offense, defense } = encounterOf(state);
  const standings = standingsOf(state, seat);
  return shareOf(defense === null ? standings : ifTalked(standings, { offense, defense }), seat);
}

/** One of the seats that are asked answers, the first that does not wait for others. */
function answerOne(match: Match, luck: RandomState): boolean {
  for (const question of match.questions) {
    if (question.isOptional && question.shape.kind === 'open') continue;
    const said = answerByPolicy(question, new Sight(stateOf(match), question.seat), luck);
    if (said === null || said === undefined) continue;
    goOn(match, question.seat, said);
    return true;
  }
  return false;
}

const never = (): boolean => false;

/** What the seat may expect where the match has come to. */
export function worthTo(match: Match, seat: Seat): number {
  const { outcome } = match.position;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const state = stateOf(match);
  const standings = standingsOf(state, seat);
  for (const [each, standing] of standings.entries())
    if (ruleFor(state, each, 'isAboutToWin', never)(state, each)) standing.missing = 0;
  return shareOf(standings, seat);
}

/** What another main player has laid face down is chosen anew, by the policy rather than by chance. */
export function chooseAnew(match: Match, seat: Seat): void {
  const { answered } = match.position;
  if (encounterOf(stateOf(match)).phase !== 'planning') return;
  const others = Object.keys(answered).filter((other) => Number(other) !== seat);
  if (others.length === 0) return;
  for (const other of others) delete answered[Number(other)];
  match.questions = null;
}

import {
  below,
  decisionOf,
  hearsClock,
  hearsPresence,
  hearsResume,
  isLegal,
  type Json,
  type Match,
  pickOne,
  playFrom,
  type RandomState,
  randomFrom,
  sample,
  type Shape,
  startMatch,
  submit,
  viewFor,
  wakesAt,
} from '@starboard/engine';
import { projectElite } from '../../game.ts';
import { buildPosition } from '../../position/build-position.ts';
import { saying, understand } from '../../rules/commands/understand.ts';
import { isAlienOpen, movableAliens, owedBy } from '../../rules/dice/owed.ts';
import { safestStep } from '../../rules/figures/safest.ts';
import { alienById, playerOf } from '../../rules/state/reading.ts';
import type { State } from '../../rules/state/state.ts';
import type { View } from '../../view/view.ts';
import { settings } from '../settings.ts';
import { arrangedMission } from './arranged-mission.ts';

export interface PlayedMission {
  readonly inputs: number;
  /** Why it was over; null if it broke. */
  readonly cause: string | null;
  readonly failure: string | null;
  readonly round: number;
  readonly commands: Readonly<Record<string, number>>;
}

const mostInputs = 20_000;
/** The most milliseconds between two inputs. */
const pace = 900;

/** What a player may say who owes Alien results. */
const whileOwing = new Set(
  'apply-alien assign-hit waive-hits tech pick lose-die set-dodge vote accept pause done ready not-ready'.split(
    ' ',
  ),
);

/** Every second mission is well under way when it begins. */
function startOf(number: number): Match {
  if (number % 2 === 1) {
    const described = arrangedMission(Math.floor(number / 2), randomFrom(`arranged ${number}`));
    return playFrom(projectElite, buildPosition(described));
  }
  const { seats = 2, options = {} } = settings[Math.floor(number / 2) % settings.length] ?? {};
  return startMatch(projectElite, { seats, options, seed: `mission ${number}`, undo: false });
}

const stateOf = ({ position }: Match): State => position.state as State;

/** Plays one mission at random, with all invariants looked at after every input. */
export function playMission(number: number): PlayedMission {
  const random = randomFrom(`player of mission ${number}`);
  const commands: Record<string, number> = {};
  let inputs = 0;
  let round = 0;
  try {
    const match = startOf(number);
    for (; match.position.outcome === null; inputs++) {
      if (inputs === mostInputs) throw new Error(`still not over: ${describe(stateOf(match))}`);
      playOne(match, random, commands);
      round = stateOf(match).round;
    }
    return { inputs, cause: match.position.outcome.cause ?? null, failure: null, round, commands };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { inputs, cause: null, failure: `input ${inputs}: ${failure}`, round, commands };
  }
}

const describe = ({ phase, timeUpStep, decision, pause, heroes, choices, players }: State): string =>
  JSON.stringify({
    phase,
    timeUpStep,
    decision,
    pause,
    choices,
    losing: heroes.map(({ mustLose }) => mustLose),
    by: players.map(({ by }) => by),
    dice: players.map(({ dice }) => dice.map(({ at }) => at).join(' ')),
  });

function playOne(match: Match, random: RandomState, commands: Record<string, number>): void {
  const { input, name } = nextInput(match, random);
  const seat = input['seat'];
  const state = stateOf(match);
  const isLive = state.phase === 'action' || state.phase === 'time-up';
  const isOwing = typeof seat === 'number' && isLive && owedBy(state, seat) > 0;
  const result = submit(match, input);
  const where = JSON.stringify(input);
  if (!result.accepted)
    throw new Error(`${where} was refused: ${result.reason.key} ${result.error?.stack ?? ''}`);
  if (isOwing && name !== null && !whileOwing.has(name)) throw new Error(`${where}, though an Alien is owed`);
  if (name !== null) commands[name] = (commands[name] ?? 0) + 1;
  const wrong = projectElite.invariants(stateOf(match), match.position.outcome);
  if (wrong.length > 0) throw new Error(`${where}: ${wrong.join('; ')}`);
  if (below(random, 'look', 16) === 0) lookAt(match, where);
}

/** Nothing that tumbles can be seen. */
function lookAt(match: Match, where: string): void {
  const view = viewFor(match, 'spectator').view as View;
  const isSeen =
    view.dice.flat().some(({ at, face }) => at === 'tumbling' && face !== null) ||
    view.attacks.some(
      ({ revealAt, rolled, hits }) => revealAt !== null && (hits > 0 || rolled.some(Boolean)),
    );
  if (isSeen) throw new Error(`${where}: a tumbling die is seen`);
}

interface Chosen {
  readonly input: Readonly<Record<string, Json>>;
  readonly name: string | null;
}

/** A command, or only time; now and then a player goes or comes. */
function nextInput(match: Match, random: RandomState): Chosen {
  const { position } = match;
  const isTimed = hearsClock(projectElite, position);
  const bell = wakesAt(match, true);
  const later = position.now + below(random, 'pace', pace);
  const at = Math.min(later, bell ?? later);
  const time: { at?: number } = isTimed ? { at } : {};
  if (isTimed && at === bell) return { input: { at }, name: null };
  if (hearsResume(projectElite, position) && below(random, 'resume', 4) === 0)
    return { input: { resume: true }, name: null };
  const isSilent = match.questions.length === 0;
  if (hearsPresence(projectElite, position) && (isSilent || below(random, 'presence', 150) === 0))
    return { input: { ...presence(match, random), ...time }, name: null };
  if (isTimed && (isSilent || below(random, 'clock', 10) === 0)) return { input: { at }, name: null };
  const { seat, shape } = pickOne(random, 'seat', match.questions);
  const answer = answerTo(match, seat, shape, random);
  const name = understand(answer)?.name ?? null;
  // where nothing can be done but to say where to dodge, the time may as well pass
  if (name === 'set-dodge' && isTimed && below(random, 'dodge', 20) > 0)
    return { input: { at: bell ?? at }, name: null };
  return { input: { seat, decision: decisionOf(match, seat), answer, ...time }, name };
}

function answerTo(match: Match, seat: number, shape: Shape, random: RandomState): Json {
  if (below(random, 'pause', 300) === 0 && isLegal(shape, 'pause', match.position.now)) return 'pause';
  const careful = below(random, 'care', 10) > 0 ? carefulAnswer(stateOf(match), seat) : null;
  return careful ?? sample(shape, random, 'answer');
}

/** What keeps a mission going, without which few would see a second round: aliens are kept away from home. */
function carefulAnswer(state: State, seat: number): Json | null {
  const { decision, coordinator } = state;
  if (decision?.answer === null && (decision.seat ?? coordinator) === seat)
    return saying('team-choice', { decision: decision.id, value: decision.fallback });
  const isOwing = (state.phase === 'action' || state.phase === 'time-up') && owedBy(state, seat) > 0;
  const step = isOwing && state.pause === null ? safestStep(state, movableAliens(state)) : null;
  if (!step) return null;
  const die = playerOf(state, seat).dice.findIndex(isAlienOpen);
  const from = alienById(state, step.alien)?.cell ?? -1;
  return saying('apply-alien', { die, alien: step.alien, from, to: step.to, chain: [] });
}

const presence = ({ table }: Match, random: RandomState): { seat: number; is: string } => ({
  seat: below(random, 'who', table.seats),
  is: below(random, 'leaves', 100) === 0 ? 'left' : pickOne(random, 'is', ['away', 'back', 'back', 'bot']),
});

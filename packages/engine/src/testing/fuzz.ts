import { sample } from '../decisions/question.ts';
import { copy } from '../position/json.ts';
import { type Match, submit } from '../match/match.ts';
import { below, pickOne, type RandomState } from '../position/random.ts';
import { decisionOf } from '../match/asked.ts';
import { hearsClock } from '../match/hearing.ts';
import { bent, oddities } from './bent.ts';
import { assertSame } from './difference.ts';
import { chance, mustSubmit, randomGames, randomInput, randomPresence, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/** Garbage and bent answers are refused with a reason and change nothing; the rules never fail over them. */
export function assertGarbageIsHarmless(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely)) for (let i = 0; i < 8; i++) throwGarbage(match, player, where);
      if (match.position.outcome === null) mustSubmit(match, randomInput(suite, match, player), where);
    });
    for (let i = 0; i < 8; i++) throwGarbage(match, player, `${game.name}, at the end`);
  }
}

function throwGarbage(match: Match, player: RandomState, where: string): void {
  const before = copy({ position: match.position, checkpoint: match.checkpoint, since: match.since });
  const { questions } = match;
  const thrown = garbage(match, player);
  const submitted = submit(match, thrown);
  const what = `${where}, thrown in: ${JSON.stringify(thrown)}`;
  if (submitted.accepted) {
    const { state, outcome } = match.position;
    const violated = match.game.invariants(state, outcome);
    if (violated.length > 0) throw new Error(`${what}: accepted, and ${violated.join('; ')}`);
    return;
  }
  const { key } = submitted.reason;
  if (typeof key !== 'string' || key === '') throw new Error(`${what}: refused without a reason`);
  if (key === 'engine.rules-failed') throw new Error(`${what}: the rules failed`, { cause: submitted.error });
  const after = { position: match.position, checkpoint: match.checkpoint, since: match.since };
  assertSame(before, after, what);
  if (match.questions !== questions) throw new Error(`${what}: refused, yet asks anew`);
}

function garbage(match: Match, player: RandomState): unknown {
  const { seats } = match.position;
  const oddity = () => pickOne(player, 'garbage', oddities);
  const asked = match.questions.length > 0 ? pickOne(player, 'garbage', match.questions) : undefined;
  const seat = asked?.seat ?? below(player, 'garbage', seats);
  const decision = decisionOf(match, seat);
  const legal = asked ? sample(asked.shape, player, 'garbage') : null;
  switch (below(player, 'garbage', 14)) {
    case 0:
      return oddity();
    case 1:
      return { seat: oddity(), decision, answer: legal };
    case 2:
      return { seat, decision: oddity(), answer: legal };
    case 3:
      return { seat, decision: decision - 1, answer: legal };
    case 4:
      return { seat: (seat + 1) % seats, decision, answer: legal };
    case 5:
      return { seat, decision, answer: oddity() };
    case 6:
      return { seat, decision, answer: legal, at: oddity() };
    case 7:
      return { seat: below(player, 'garbage', seats + 1), is: oddity(), ...timeOf(match) };
    case 8:
      return { ...randomPresence(match, player), ...timeOf(match) };
    default: {
      const other = asked ? sample(asked.shape, player, 'garbage') : null;
      return { seat, decision, answer: bent(legal, other, player), ...timeOf(match) };
    }
  }
}

const timeOf = ({ game, table: { position } }: Match): { at?: number } =>
  hearsClock(game, position) ? { at: position.now } : {};

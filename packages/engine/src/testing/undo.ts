import type { Seat } from '../decisions/question.ts';
import { eventsFor } from '../game/event.ts';
import type { Input } from '../match/input.ts';
import { copy } from '../position/json.ts';
import { type Match, playFrom } from '../match/match.ts';
import type { Position } from '../position/position.ts';
import { decisionOf } from '../match/asked.ts';
import { hearsClock } from '../match/hearing.ts';
import { canUndo } from '../match/undo.ts';
import { viewFor } from '../match/view.ts';
import { assertSame, firstDifference } from './difference.ts';
import { otherWorld } from './leaks.ts';
import { chance, mustSubmit, randomGames, randomInput, seatsOf, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';
import { wireQuestions } from './twin.ts';

type Answer = Extract<Input, { decision: number }>;

/** Answers one seat could take back one after another, and where it would get to. */
interface WayBack {
  readonly checkpoint: Position;
  readonly since: readonly Answer[];
}

/** What a seat may take back taught it nothing: in another world it would have seen the same. */
export function assertUndoBetraysNothing(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      const { checkpoint, since } = match;
      const answers = since.filter((input) => 'decision' in input);
      const seats = seatsOf(match).filter((seat) => canUndo(match, seat));
      mustSubmit(match, randomInput(suite, match, player), where);
      // once for each way back, when it is as long as it gets
      if (match.checkpoint === checkpoint) return;
      for (const seat of seats) {
        // what others answered face down is not for this seat to take back
        const own = answers.filter((answer) => answer.seat === seat);
        assertTaughtNothing(match, seat, { checkpoint, since: own }, where);
      }
    });
  }
}

function assertTaughtNothing(
  { game }: Match,
  seat: Seat,
  { checkpoint, since }: WayBack,
  where: string,
): void {
  const here = playFrom(game, copy(checkpoint));
  const there = otherWorld(here, seat, where);
  const problem = (what: string) =>
    `before ${where}: seat ${seat} could take back what taught it something: ${what}`;
  for (const input of since) {
    const events = [here, there].map((world) =>
      eventsFor(game, mustSubmit(world, renumbered(input, world), problem('an option')).events, seat),
    );
    const inEvents = firstDifference(events[0], events[1]);
    if (inEvents) throw new Error(problem(`events, ${inEvents}`));
    const inView = firstDifference(viewFor(here, seat), viewFor(there, seat));
    if (inView) throw new Error(problem(`view, ${inView}`));
  }
}

/** Stepping back to the floor and forward again passes through the same positions. */
export function assertUndoIsExact(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    let trail: { readonly before: object; readonly input: Input }[] = [];
    untilOver(suite, game, (where) => {
      const input = randomInput(suite, match, player);
      trail.push({ before: snapshot(match), input });
      mustSubmit(match, input, where);
      // a draw, a reveal or a question to another seat raises the floor, and the clock is one
      const isFloor = match.since.length === 0 || hearsClock(match.game, match.position);
      trail = isFloor ? [] : trail.slice(-match.since.length);
      if (match.position.outcome || !chance(player, suite.closely)) return;
      const after = snapshot(match);
      for (const { before, input: taken } of trail.toReversed()) {
        if ('seat' in taken) mustSubmit(match, { seat: taken.seat, undo: true }, where);
        assertSame(before, snapshot(match), `${where}: after stepping back`);
      }
      const seat = seatsOf(match).find((candidate) => canUndo(match, candidate));
      if (seat !== undefined) throw new Error(`${where}: seat ${seat} may step back below the floor`);
      for (const step of trail) mustSubmit(match, renumbered(step.input, match), `${where}, once more`);
      assertSame(after, snapshot(match), `${where}: after stepping forward again`);
    });
  }
}

const renumbered = (input: Input, match: Match): Input =>
  'decision' in input ? { ...input, decision: decisionOf(match, input.seat) } : input;

/** Everything but the numbers of the decisions, which only ever grow. */
function snapshot(match: Match): object {
  const questions = wireQuestions(match).map(({ seat, secret, prompt }) => ({
    seat,
    secret,
    shape: prompt.shape,
  }));
  return { position: { ...copy(match.position), decisions: [] }, questions };
}

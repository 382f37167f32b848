import type { Seat } from '../decisions/question.ts';
import { eventsFor } from '../event.ts';
import type { Input } from '../input.ts';
import { copy } from '../json.ts';
import { canUndo, type Match, playFrom } from '../match.ts';
import type { Position } from '../position.ts';
import { redeal } from '../redeal.ts';
import { assertSame, firstDifference } from './difference.ts';
import { seen } from './leaks.ts';
import { chance, mustSubmit, randomGames, randomInput, seatsOf, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';
import { wireQuestions } from './twin.ts';

/** Answers one seat could take back one after another, and where it would get to. */
interface WayBack {
  readonly checkpoint: Position;
  readonly since: readonly Input[];
}

/** Whatever a seat may take back taught it nothing: in another world it would have seen the same. */
export function assertUndoBetraysNothing(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      const way: WayBack = { checkpoint: match.checkpoint, since: [...match.since] };
      const seat = seatsOf(match).find((candidate) => canUndo(match, candidate));
      mustSubmit(match, randomInput(suite, match, player), where);
      // once for each way back, when it is as long as it gets
      if (seat !== undefined && match.checkpoint !== way.checkpoint)
        assertTaughtNothing(match, seat, way, where);
    });
  }
}

function assertTaughtNothing(
  { game }: Match,
  seat: Seat,
  { checkpoint, since }: WayBack,
  where: string,
): void {
  const here = playFrom(game, copy(checkpoint), { undo: false });
  const there = redeal(here, seat, `other world of ${where}`);
  const problem = (what: string) =>
    `before ${where}: seat ${seat} could take back what taught it something: ${what}`;
  for (const input of since) {
    const events = [here, there].map((world) =>
      eventsFor(game, mustSubmit(world, renumbered(input, world), problem('an option')).events, seat),
    );
    const inEvents = firstDifference(events[0], events[1]);
    if (inEvents) throw new Error(problem(`events, ${inEvents}`));
    const inView = firstDifference(seen(here, seat), seen(there, seat));
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
      // a draw, a reveal or somebody else's answer raises the floor
      trail = match.since.length === 0 ? [] : trail.slice(-match.since.length);
      if (!chance(player, suite.closely)) return;
      const after = snapshot(match);
      const seat = seatsOf(match).find((candidate) => canUndo(match, candidate));
      if (seat === undefined) return;
      for (const { before } of trail.toReversed()) {
        mustSubmit(match, { seat, undo: true }, where);
        assertSame(before, snapshot(match), `${where}: after stepping back`);
      }
      if (canUndo(match, seat)) throw new Error(`${where}: seat ${seat} may step back below the floor`);
      for (const step of trail) mustSubmit(match, renumbered(step.input, match), `${where}, once more`);
      assertSame(after, snapshot(match), `${where}: after stepping forward again`);
    });
  }
}

const renumbered = (input: Input, match: Match): Input =>
  'decision' in input ? { ...input, decision: match.table.position.decision } : input;

/** Everything but the number of the decision, which only ever grows. */
function snapshot(match: Match): object {
  const position: Position = copy(match.table.position);
  const questions = wireQuestions(match).map(({ seat, secret, prompt }) => ({
    seat,
    secret,
    shape: prompt.shape,
  }));
  return { position: { ...position, decision: 0 }, questions };
}

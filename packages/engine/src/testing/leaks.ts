import { isLegal, sample } from '../decisions/question.ts';
import { eventsFor } from '../event.ts';
import type { Viewer } from '../game.ts';
import type { Input } from '../input.ts';
import { copy } from '../json.ts';
import { fork, latestEvents, type Match, playFrom } from '../match.ts';
import { readOptions } from '../options.ts';
import { positionAt } from '../position.ts';
import { type RandomState, randomFrom } from '../random.ts';
import { redeal } from '../redeal.ts';
import { viewFor } from '../view.ts';
import { firstDifference } from './difference.ts';
import { chance, mustSubmit, randomGames, randomInput, untilOver, viewersOf } from './random-game.ts';
import { fewGames, type Seating, type Suite } from './settings.ts';

/** Deals anew what a viewer cannot know: the viewer must not see any difference, now or after the next input. */
export function assertNoLeaks(suite: Suite): void {
  for (const seating of suite.seatings) {
    const viewers: Viewer[] = [...Array.from({ length: seating.seats }, (_, seat) => seat), 'spectator'];
    for (const viewer of viewers) assertStartTellsNothing(suite, seating, viewer, `${suite.game.id}-start`);
  }
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely)) {
        for (const viewer of viewersOf(match)) assertTellsNothing(match, viewer, where, player);
      }
      mustSubmit(match, randomInput(suite, match, player), where);
    });
    for (const viewer of viewersOf(match))
      assertTellsNothing(match, viewer, `${game.name}, at the end`, player);
  }
}

function assertTellsNothing(match: Match, viewer: Viewer, where: string, player: RandomState): void {
  const other = redeal(match, viewer, `other world of ${where}`);
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  const difference = firstDifference(seen(match, viewer), seen(other, viewer));
  if (difference) throw new Error(`${where}: the view tells ${who} what is hidden: ${difference}`);
  for (const asked of match.questions) {
    const input = sharedInput(match, other, asked.seat, player);
    if (input)
      assertEventsTellNothing(match, other, input, viewer, `${where}, then ${JSON.stringify(input)}`);
  }
}

/** Both worlds get the same input and the same chance. */
function assertEventsTellNothing(
  match: Match,
  other: Match,
  input: Input,
  viewer: Viewer,
  where: string,
): void {
  const here = fork(match);
  const there = playFrom(
    match.game,
    { ...copy(other.table.position), random: copy(match.table.position.random) },
    { undo: false },
  );
  mustSubmit(here, input, where);
  mustSubmit(there, input, where);
  assertSameNews(here, there, viewer, where);
}

/** The start, dealt from a table on which all that the viewer cannot know has been dealt anew. */
function assertStartTellsNothing(
  suite: Suite,
  { seats, options }: Seating,
  viewer: Viewer,
  seed: string,
): void {
  const { game } = suite;
  const read = readOptions(game.options, options);
  if ('refused' in read) throw new Error(`${read.refused.key}: ${JSON.stringify(options)}`);
  const [here, there] = [null, randomFrom(`other world of ${seed}`)].map((dealing) => {
    const random = randomFrom(seed);
    const state = game.setup(seats, read.options, random);
    if (dealing) game.redeal(state, viewer, dealing);
    const frames = [{ proc: game.main.name, step: game.main.first, locals: {} }];
    return playFrom(game, { ...positionAt({ game: game.id, seats, state, frames, seed }), random });
  }) as [Match, Match];
  assertSameNews(here, there, viewer, `the start with seed '${seed}'`);
}

/** What shows in no view must show in no event either: whoever comes back later has only the view. */
function assertSameNews(here: Match, there: Match, viewer: Viewer, where: string): void {
  const [hereEvents, thereEvents] = [here, there].map((world) =>
    eventsFor(world.game, latestEvents(world), viewer),
  );
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  const inView = firstDifference(seen(here, viewer), seen(there, viewer));
  const inEvents = firstDifference(hereEvents, thereEvents);
  if (here.table.irrevocable || there.table.irrevocable) {
    // a draw or a reveal may show this viewer something new, but then the view shows it too
    if (inEvents && !inView)
      throw new Error(`${where}: an event tells ${who} more than the view: ${inEvents}`);
    return;
  }
  if (inView) throw new Error(`${where}: without a reveal, the view tells ${who} what was hidden: ${inView}`);
  if (inEvents) throw new Error(`${where}: without a reveal, an event tells ${who}: ${inEvents}`);
}

/** An answer that is legal in both worlds, if one is easily found. */
function sharedInput(match: Match, other: Match, seat: number, player: RandomState): Input | null {
  const here = match.questions.find((question) => question.seat === seat);
  const there = other.questions.find((question) => question.seat === seat);
  const { decision } = match.table.position;
  if (!here || !there || other.table.position.decision !== decision) return null;
  for (let attempt = 0; attempt < 8; attempt++) {
    const answer = sample(here.shape, player, 'shared');
    if (isLegal(there.shape, answer)) return { seat, decision, answer };
  }
  return null;
}

/** A re-dealt match keeps no way back, so whether there is one is not compared. */
export function seen(match: Match, viewer: Viewer): object {
  const { canUndo: _, ...view } = viewFor(match, viewer);
  return view;
}

import { isLegal, type Seat, sample } from '../decisions/question.ts';
import { eventsFor } from '../game/event.ts';
import type { Viewer } from '../game/game.ts';
import { copyPosition } from '../position/copy-position.ts';
import { copy, type Json } from '../position/json.ts';
import { latestEvents, type Match, playFrom } from '../match/match.ts';
import { readOptions } from '../game/options.ts';
import { positionAt } from '../position/position.ts';
import { pickOne, type RandomState, randomFrom } from '../position/random.ts';
import { redeal } from '../match/redeal.ts';
import { decisionOf } from '../match/asked.ts';
import { viewFor } from '../match/view.ts';
import { toldOfComing } from './coming.ts';
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
  const other = otherWorld(match, viewer, where);
  const difference = firstDifference(viewFor(afresh(match), viewer), viewFor(other, viewer));
  if (difference) throw new Error(`${where}: the view tells ${nameOf(viewer)} what is hidden: ${difference}`);
  if (viewer !== 'spectator') {
    assertDrawTellsNothing(match, other, viewer, where);
    assertGlanceTellsNothing(match, other, viewer, where);
    assertComingTellsNothing(match, other, viewer, where);
  }
  if (match.questions.length > 0) assertAnswerTellsNothing(match, other, viewer, where, player);
}

/** Nor does what a seat answers next; which seat that is, chance says: over a game all are seen with all. */
function assertAnswerTellsNothing(
  match: Match,
  other: Match,
  viewer: Viewer,
  where: string,
  player: RandomState,
): void {
  const { seat } = pickOne(player, 'answering', match.questions);
  const answer = sharedAnswer(match, other, seat, player);
  if (answer === null) return;
  // who has answered in secret is dealt anew too; an answer that is the last in one world only shows nothing
  if ((match.questions.length === 1) !== (other.questions.length === 1)) return;
  // both worlds get the same input and the same chance
  const [here, there] = [afresh(match), afresh(other)] as const;
  there.position.random = copy(match.position.random);
  const after = `${where}, then ${JSON.stringify({ seat, answer })}`;
  for (const world of [here, there])
    mustSubmit(world, { seat, decision: decisionOf(world, seat), answer }, after);
  assertSameNews(here, there, viewer, after);
}

/** A player who has an answer drawn for them learns nothing from which it is. */
function assertDrawTellsNothing(match: Match, other: Match, seat: Seat, where: string): void {
  const [here, there] = [match, other].map(({ questions }) => {
    const question = questions.find((asked) => asked.seat === seat);
    return question ? sample(question.shape, randomFrom(where), 'drawn') : null;
  });
  const difference = firstDifference(here, there);
  if (difference)
    throw new Error(`${where}: an answer drawn for seat ${seat} tells what is hidden: ${difference}`);
}

/** Nor does a bot from what it is told without a look. */
function assertGlanceTellsNothing(match: Match, other: Match, seat: Seat, where: string): void {
  const question = match.questions.find((asked) => asked.seat === seat);
  if (!question) return;
  const [here, there] = [match, other].map(({ game, table }) =>
    game.glance?.(table.state, seat, question.prompt),
  );
  const difference = firstDifference(here, there);
  if (difference) throw new Error(`${where}: a glance tells seat ${seat} what is hidden: ${difference}`);
}

/** Nor does a player from what they may answer beforehand. */
function assertComingTellsNothing(match: Match, other: Match, seat: Seat, where: string): void {
  const [here, there] = [match, other].map((world) => toldOfComing(world, seat));
  const difference = firstDifference(here, there);
  if (difference)
    throw new Error(`${where}: what will be asked tells seat ${seat} what is hidden: ${difference}`);
}

/** A world the viewer could not tell from this one, in which a way back can be kept. */
export const otherWorld = (match: Match, viewer: Viewer, where: string): Match =>
  afresh(redeal(match, viewer, `other world of ${where}`));

/** The same position, played on from here: no way back before, but one from now on. */
const afresh = ({ game, table }: Match): Match => playFrom(game, copyPosition(game, table.position));

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

/** What shows in no view must show in no event either: a player who comes back later has only the view. */
function assertSameNews(here: Match, there: Match, viewer: Viewer, where: string): void {
  const [seenHere, seenThere] = [seen(here, viewer), seen(there, viewer)] as const;
  const who = nameOf(viewer);
  const inView = firstDifference(seenHere.view, seenThere.view);
  // a draw or a reveal may show this viewer something new, but then the view shows it
  const isNews = here.table.irrevocable || there.table.irrevocable;
  if (inView && isNews) return;
  if (inView) throw new Error(`${where}: without a reveal, the view tells ${who} what was hidden: ${inView}`);
  const inEvents = firstDifference(seenHere.events, seenThere.events);
  if (inEvents) throw new Error(`${where}: an event tells ${who} more than the view: ${inEvents}`);
  if (seenHere.canUndo !== seenThere.canUndo)
    throw new Error(`${where}: whether it may step back tells ${who} what was hidden`);
}

function seen(match: Match, viewer: Viewer) {
  const { canUndo, ...view } = viewFor(match, viewer);
  return { view, canUndo, events: eventsFor(match.game, latestEvents(match), viewer) };
}

const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

/** An answer that is legal in both worlds, if one is easily found. */
function sharedAnswer(match: Match, other: Match, seat: number, player: RandomState): Json | null {
  const here = match.questions.find((question) => question.seat === seat);
  const there = other.questions.find((question) => question.seat === seat);
  if (!here || !there) return null;
  for (let attempt = 0; attempt < 8; attempt++) {
    const answer = sample(here.shape, player, 'shared');
    if (isLegal(there.shape, answer)) return answer;
  }
  return null;
}

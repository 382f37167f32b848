import type { Match } from '../match/match.ts';
import type { AnyGame } from '../match/step-of.ts';
import { decisionOf } from '../match/asked.ts';
import { restoreMatch, savedAsIs, type SavedMatch } from '../position/save.ts';
import { promptOf, viewFor } from '../match/view.ts';
import { assertSame } from './difference.ts';
import {
  chance,
  maybeUndo,
  mustSubmit,
  randomGames,
  randomInput,
  untilOver,
  viewersOf,
} from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/** How often the twin is saved and restored: each game does so after some hundreds of its inputs. */
const restoring = 0.25;

/** A twin that is saved as text and restored again and again never differs from the match itself. */
export function assertTwins(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    let twin = restored(match.game, textOf(match));
    assertAlike(match, twin, `${game.name}, at the start`);
    untilOver(suite, game, (where) => {
      const input = maybeUndo(match, player) ?? randomInput(suite, match, player);
      const { events } = mustSubmit(match, input, where);
      const { events: twinEvents } = mustSubmit(twin, input, `${where}, the twin`);
      assertSame(events, twinEvents, `${where}: the twin's events`);
      if (!chance(player, restoring)) return;
      const saved = textOf(twin);
      twin = restored(twin.game, saved);
      // texts are quick to compare, but some things do not show in them
      const isAlike = textOf(match) === saved;
      if (!isAlike || chance(player, suite.closely)) assertAlike(match, twin, where);
    });
    assertAlike(match, twin, `${game.name}, at the end`);
  }
}

function assertAlike(match: Match, twin: Match, where: string): void {
  assertSame(match.position, twin.position, `${where}: the twin's position`);
  assertSame(wayBack(match), wayBack(twin), `${where}: the twin's way back`);
  assertSame(wireQuestions(match), wireQuestions(twin), `${where}: the twin's questions`);
  for (const viewer of viewersOf(match)) {
    assertSame(viewFor(match, viewer), viewFor(twin, viewer), `${where}: the twin's view for ${viewer}`);
  }
}

const textOf = (match: Match): string => JSON.stringify(savedAsIs(match));

const restored = (game: AnyGame, saved: string): Match => restoreMatch(game, JSON.parse(saved) as SavedMatch);

/** Where nothing can be taken back a checkpoint is only as old as the match in memory. */
const wayBack = (match: Match): object | null => {
  const { undo } = savedAsIs(match);
  return undo && { since: undo.since, checkpoint: { ...undo.checkpoint, decisions: [] } };
};

export const wireQuestions = (match: Match) =>
  match.questions.map((question) => ({
    seat: question.seat,
    secret: question.secret === true,
    prompt: promptOf(question, decisionOf(match, question.seat)),
  }));

import { isLegal, type Seat, sample } from '../decisions/question.ts';
import { changedPart, type ComingQuestion, comingTo } from '../game/coming.ts';
import { questionTo } from '../match/asked.ts';
import type { Match } from '../match/match.ts';
import { viewOf, wireShape } from '../match/view.ts';
import { mustSubmit, randomGames, randomInput, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/** What a seat is told of the questions that will come, and what an answer to each would depend on. */
export const toldOfComing = (match: Match, seat: Seat) =>
  comingTo(match, seat).map(({ shape, ...coming }) => ({
    ...coming,
    shape: wireShape(shape),
    bases: coming.givens.map((given) => basisOf(match, seat, coming, given)),
  }));

const basisOf = (match: Match, seat: Seat, { prompt }: Pick<ComingQuestion, 'prompt'>, given: string) =>
  match.game.coming?.basis(prompt, given, viewOf(match, seat), seat) ?? {};

/** In random play, each question that is announced can be answered, once, and has the kind of shape it was said to have. */
export function assertComing(suite: Suite): void {
  if (!suite.game.coming) return;
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    const announced = new Map<string, string>();
    untilOver(suite, game, (where) => {
      for (let seat = 0; seat < match.position.seats; seat++) {
        const asked = questionTo(match, seat);
        const kind = asked && announced.get(`${seat} ${asked.prompt}`);
        if (asked && kind !== undefined && kind !== asked.shape.kind)
          throw new Error(`${where}: '${asked.prompt}' was announced as ${kind}, and is ${asked.shape.kind}`);
        const coming = comingTo(match, seat);
        if (new Set(coming.map(({ prompt }) => prompt)).size < coming.length)
          throw new Error(`${where}: a question is announced twice to seat ${seat}`);
        for (const each of coming) {
          announced.set(`${seat} ${each.prompt}`, each.shape.kind);
          if (!isLegal(each.shape, sample(each.shape, player, 'ahead')))
            throw new Error(`${where}: '${each.prompt}' is announced, and cannot be answered`);
          for (const given of each.givens) {
            const basis = basisOf(match, seat, each, given);
            if (changedPart(basis, basis) !== null)
              throw new Error(
                `${where}: what '${each.prompt}' depends on, given ${given}, is never the same`,
              );
          }
        }
      }
      mustSubmit(match, randomInput(suite, match, player), where);
    });
  }
}

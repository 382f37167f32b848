import { answerWith, offeredIn } from '../decisions/refused.ts';
import { equal } from '../position/json.ts';
import { type Match, submit } from '../match/match.ts';
import { decisionOf } from '../match/asked.ts';
import { viewFor } from '../match/view.ts';
import { chance, mustSubmit, randomGames, randomInput, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/**
 * What a prompt calls refused is refused, for the very reason it gives, and is not offered at the same time. That it
 * tells nothing hidden is part of `assertNoLeaks`, since it is part of the view. A game that never says “why not” says
 * that it does not: else the check would pass without having looked at anything.
 */
export function assertRefusals(suite: Suite): void {
  let seen = 0;
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely)) seen += assertRefused(match, where);
      mustSubmit(match, randomInput(suite, match, player), where);
    });
  }
  if (seen === 0 && !suite.refusesNothing) throw new Error('no prompt told what is refused');
  if (seen > 0 && suite.refusesNothing) throw new Error('prompts told what is refused, after all');
}

/** How many refusals were looked at. */
function assertRefused(match: Match, where: string): number {
  let seen = 0;
  for (const { seat, shape } of match.questions) {
    const { prompt } = viewFor(match, seat);
    const refused = (prompt?.refused ?? []).flatMap(({ keys, reason }) =>
      keys.map((key) => ({ key, reason })),
    );
    seen += refused.length;
    for (const { key, reason } of refused) {
      const what = `${where}: '${key}', refused in '${prompt?.prompt}' to seat ${seat},`;
      if (offeredIn(shape).includes(key)) throw new Error(`${what} is offered as well`);
      const answer = answerWith(shape, key);
      const submitted = submit(match, { seat, decision: decisionOf(match, seat), answer });
      if (submitted.accepted) throw new Error(`${what} is accepted`);
      if (!equal(submitted.reason, reason))
        throw new Error(`${what} because of '${reason.key}', is refused for '${submitted.reason.key}'`);
    }
  }
  return seen;
}

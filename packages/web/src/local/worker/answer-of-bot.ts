import { type AnyGame, type Json, saveMatch, type Seat } from '@starboard/engine';
import { answerOf, botAt, takeUp, taskOf } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

/** What the bot on a seat answers now. */
export async function answerOfBot(
  { think, freshSeed, failed }: HostServices,
  game: AnyGame,
  { match, kept }: LocalMatch,
  seat: Seat,
): Promise<Json> {
  const level = botAt(kept, seat) ?? '';
  const asked = takeUp({ game, level, seat, saved: saveMatch(match), seed: freshSeed() });
  const thought = await think({ game: game.id, task: taskOf(asked) }).catch((error: unknown): never => {
    failed(error);
    throw new Refused('web.local.stuck');
  });
  return answerOf(asked, thought, failed);
}

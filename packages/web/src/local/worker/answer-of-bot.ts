import { type AnyGame, isPause, type Json, type Pause, saveMatch, type Seat } from '@starboard/engine';
import { answerOf, botAt, takeUp, taskOf } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

type BotsWord = { readonly answer: Json } | { readonly pause: Pause };

/** What the bot on a seat says now: its answer, or that it waits. */
export async function answerOfBot(
  { think, freshSeed, failed }: HostServices,
  game: AnyGame,
  { match, kept }: LocalMatch,
  seat: Seat,
  hasWaited = false,
): Promise<BotsWord> {
  const level = botAt(kept, seat) ?? '';
  const asked = takeUp({ game, level, seat, saved: saveMatch(match), seed: freshSeed(), hasWaited });
  const thought = await think({ game: game.id, task: taskOf(asked) }).catch((error: unknown): never => {
    failed(error);
    throw new Refused('web.local.stuck');
  });
  const said = answerOf(asked, thought, failed);
  return isPause(asked.question.shape, said) ? { pause: said } : { answer: said };
}

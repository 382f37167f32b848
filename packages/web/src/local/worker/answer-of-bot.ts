import { type AnyGame, isPause, type Json, type Pause, saveMatch, type Seat } from '@starboard/engine';
import { answerOf, botAt, takeUp, taskOf } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';
import type { KeptTable } from '../shelf/kept-table.ts';
import { seedOf } from './described-position.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

type BotsWord = { readonly answer: Json } | { readonly pause: Pause };

/** What the bot on a seat says now: its answer, or that it waits. */
export async function answerOfBot(
  { think, freshSeed, failed, now }: HostServices,
  game: AnyGame,
  live: LocalMatch,
  seat: Seat,
  hasWaited = false,
): Promise<BotsWord> {
  const { match, kept } = live;
  const level = botAt(kept, seat) ?? '';
  const seed = fixedLuck(kept, seat) ?? freshSeed();
  const asked = takeUp({
    game,
    level,
    seat,
    saved: saveMatch(match),
    seed,
    hasWaited,
    now: live.gameTime(now()),
  });
  const thought = await think({ game: game.id, task: taskOf(asked) }).catch((error: unknown): never => {
    failed(error);
    throw new Refused('web.local.stuck');
  });
  const said = answerOf(asked, thought, failed);
  return isPause(asked.question.shape, said) ? { pause: said } : { answer: said };
}

/** A position with a seed of its own, and so every lesson, is the same for all who open it: its bots too. */
const fixedLuck = ({ seed, start, isLesson, seq }: KeptTable, seat: Seat): string | undefined =>
  isLesson || seedOf(start) !== undefined ? `${seed} ${seq} ${seat}` : undefined;

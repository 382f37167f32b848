import {
  type Ahead,
  aheadOf,
  below,
  decisionOf,
  isWindow,
  type Json,
  promptOf,
  type RandomState,
  type Seat,
  viewOf,
} from '@starboard/engine';
import { isLive } from '../clock/pace.ts';
import { botAt, hidesSilence } from '../due-work.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';

/** The least and the most of one that is held by an order, or by the host for no reason. */
const shortHold = { least: 1_800, most: 2_800 };

/** The host holds one run in so many, so that a hold tells less of the hand behind it. */
const heldOneIn = 8;

/** How long a window stays open now, in milliseconds from when its seats were asked; null: no clock runs. */
export function reactionTime(
  hosted: HostedMatch,
  table: Seating,
  orders: ReadonlyMap<Seat, Json>,
): number | null {
  const { pace, run } = hosted;
  if (!pace) return null;
  const { natural } = pace;
  if (!natural || !isLive(pace) || !isInWindow(hosted)) return pace.window;
  const isHeldByHand = run.holders.length > 0;
  // a player alone with bots keeps no one waiting, and is asked only where there is something to do
  if (!hidesSilence(hosted, table)) return isHeldByHand ? Math.max(pace.free, natural.hold) : natural.hold;
  if (isHeldByHand) return natural.hold;
  const { isHeld, lasts } = chanceOf(hosted);
  return isHeld || isHeldByOrder(hosted, table, orders) ? Math.max(natural.motion, lasts) : natural.motion;
}

/** In real time there are no windows, and what is asked is dear to work out. */
const isInWindow = ({ isTimed, match }: HostedMatch): boolean => !isTimed && match.questions.some(isWindow);

/** Whether the host holds the run, and how long a short hold lasts in it: what holds it does not show. */
function chanceOf({ match, run }: HostedMatch): { readonly isHeld: boolean; readonly lasts: number } {
  const stream = 'host.holds';
  // a stream apart, at a place of the run's own: the match's chance is not touched, and tells nothing of it
  const random: RandomState = {
    seed: match.position.random.seed,
    drawn: { [stream]: run.from * wordsPerRun },
  };
  const isHeld = below(random, stream, heldOneIn) === 0;
  const { least, most } = shortHold;
  return { isHeld, lasts: least + below(random, stream, most - least + 1) };
}

/** More than are ever drawn for one run. */
const wordsPerRun = 8;

/** Whether a player who is asked has left word to be waited for here. */
function isHeldByOrder(hosted: HostedMatch, table: Seating, orders: ReadonlyMap<Seat, Json>): boolean {
  const { match, game, run } = hosted;
  const { standing } = game;
  if (!standing?.holds) return false;
  return match.questions.some((question) => {
    const { seat } = question;
    if (botAt(table, seat) !== null || run.passes.has(seat)) return false;
    const prompt = promptOf(question, decisionOf(match, seat));
    const ahead: readonly Ahead[] = aheadOf(match, seat);
    return standing.holds?.(
      orders.get(seat) ?? standing.usual,
      { ...prompt, ahead },
      viewOf(match, seat),
      seat,
    );
  });
}

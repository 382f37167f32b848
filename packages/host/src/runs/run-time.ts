import {
  type Ahead,
  aheadOf,
  below,
  decisionOf,
  isWindow,
  type Json,
  type Match,
  promptOf,
  type RandomState,
  type Seat,
  viewOf,
} from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import { isLive } from '../clock/pace.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import { hidesSilence } from './silence.ts';

/** The least and the most of one that is held by an order, or by the host for no reason. */
const shortHold = { least: 1_800, most: 2_300 };

/** The host begins to hold in one window of so many, so that a hold tells less of the hand behind it. */
const heldOneIn = 8;

/**
 * Tells the match how long its window stays open now, in milliseconds from when its seats were asked; null: no clock
 * runs. Whether an order or chance holds the run is decided once a window, and for good where one does: no answer shows
 * which of them it was.
 */
export function timeRun(hosted: HostedMatch, table: Seating, orders: ReadonlyMap<Seat, Json>): number | null {
  if (hosted.run.isLong === null && hasShortHolds(hosted, table))
    hosted.run = { ...hosted.run, isLong: isHeldByChance(hosted) || isHeldByOrder(hosted, table, orders) };
  hosted.reactionTime = reactionTime(hosted, table);
  return hosted.reactionTime;
}

/** Whether an order or the host could hold the run now: where all have let it pass no player is waited for. */
const hasShortHolds = (hosted: HostedMatch, table: Seating): boolean =>
  hosted.pace?.natural !== undefined &&
  isLive(hosted.pace) &&
  isInWindow(hosted) &&
  hidesSilence(hosted, table) &&
  hosted.match.questions.some(({ seat }) => !hosted.run.passes.has(seat));

function reactionTime(hosted: HostedMatch, table: Seating): number | null {
  const { pace, run } = hosted;
  if (!pace) return null;
  const { natural } = pace;
  if (!natural || !isLive(pace) || !isInWindow(hosted)) return pace.window;
  const isHeldByHand = run.holders.length > 0;
  // a player alone with bots keeps no one waiting, and is asked only where there is something to do
  if (!hidesSilence(hosted, table)) return isHeldByHand ? Math.max(pace.free, natural.hold) : natural.hold;
  if (isHeldByHand) return natural.hold;
  return run.isLong ? Math.max(natural.motion, shortHoldOf(hosted)) : natural.motion;
}

/** In real time there are no windows, and what is asked is dear to work out. */
const isInWindow = ({ isTimed, match }: HostedMatch): boolean => !isTimed && match.questions.some(isWindow);

/** Whether the host holds the run from this window on. */
const isHeldByChance = ({ match, run }: HostedMatch): boolean =>
  below(randomAt(match, run.window), heldStream, heldOneIn) === 0;

/** How long a short hold lasts in the run: what holds it does not show. */
function shortHoldOf({ match, run }: HostedMatch): number {
  const { least, most } = shortHold;
  return least + below(randomAt(match, run.from), lengthStream, most - least + 1);
}

const [heldStream, lengthStream] = ['host.holds', 'host.hold-lengths'] as const;

/** Streams apart, at an entry's own place: the match's chance is not touched, and tells nothing of it. */
const randomAt = ({ position }: Match, entry: number): RandomState => ({
  seed: position.random.seed,
  drawn: { [heldStream]: entry * wordsEach, [lengthStream]: entry * wordsEach },
});

/** More than are ever drawn at one place. */
const wordsEach = 8;

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

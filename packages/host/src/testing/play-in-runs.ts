import {
  type Ahead,
  aheadOf,
  type AnyGame,
  below,
  decisionOf,
  isLegal,
  isWindow,
  type Json,
  type MatchSettings,
  pickOne,
  type Question,
  randomFrom,
  sample,
  saveMatch,
  type SavedMatch,
  startMatch,
} from '@starboard/engine';
import { orderedInputs } from '../due/orders.ts';
import { HostedMatch } from '../hosted-match.ts';
import type { Asked, Later } from '../log/log-entry.ts';
import type { Seating } from '../seat-holder.ts';

const pace = { free: 60_000, reserve: 60_000, window: 3_000 };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;

export interface PlayedInRuns {
  readonly saved: SavedMatch;
  readonly events: readonly { readonly type: string }[];
  /** How often people were asked in windows. */
  readonly asked: number;
}

/**
 * Plays a match between people who make up their minds once a run: what to do in it, and in which window. With runs
 * each says so when first asked; without, each passes the windows before one by one.
 */
export function playInRuns(
  game: AnyGame,
  settings: MatchSettings,
  { isInRuns, most }: { readonly isInRuns: boolean; readonly most: number },
): PlayedInRuns {
  const hosted = newlyHosted(game, settings);
  const table: Seating = { seats: Array.from({ length: settings.seats }, () => person) };
  const plans = new Map<string, Later | null>();
  const events: { readonly type: string }[] = [];
  let asked = 0;
  const enter = (said: Pick<Asked, 'input' | 'by' | 'seat' | 'later'>): void => {
    const { input } = said;
    if (!('answer' in input)) throw new Error('not an answer');
    const taken = hosted.take({ ...said, input, request: null }, hosted.seq + 1);
    if ('refused' in taken) throw new Error(taken.refused.key);
    events.push(...taken.entry.events);
  };
  const isHalfAnswered = () => Object.keys(hosted.match.position.answered).length > 0;
  while (!hosted.outcome && (hosted.seq < most || isHalfAnswered())) {
    const [ordered] = isInRuns ? orderedInputs(hosted, table, new Map()) : [];
    if (ordered) {
      enter({ input: ordered, by: 'order', seat: ordered.seat });
      continue;
    }
    const [question] = hosted.match.questions;
    if (!question) break;
    const { seat } = question;
    const input = (answer: Json) => ({ seat, decision: decisionOf(hosted.match, seat), answer });
    if (!isWindow(question)) {
      enter({ input: input(anyAnswer(hosted, question)), by: 'person', seat });
      continue;
    }
    asked++;
    const key = `${hosted.run.from} ${seat}`;
    const plan = plans.has(key) ? (plans.get(key) ?? null) : planFor(hosted, question, key);
    const isNow = plan?.prompt === question.prompt && isLegal(question.shape, plan.answer);
    plans.set(key, isNow ? null : plan);
    if (isNow) enter({ input: input(plan.answer), by: 'person', seat });
    else enter({ input: input(question.timeout ?? null), by: 'person', seat, ...(plan && { later: plan }) });
  }
  return { saved: saveMatch(hosted.match), events, asked };
}

function newlyHosted(game: AnyGame, settings: MatchSettings): HostedMatch {
  const saved = saveMatch(startMatch(game, settings));
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told: [], clock: null };
  return new HostedMatch(game, stored, { recent: [], pace, latestAt: 0, viewers: [] });
}

const luckAt = ({ match }: HostedMatch, key: string) => randomFrom(`${match.position.random.seed} ${key}`);

const anyAnswer = (hosted: HostedMatch, { seat, shape }: Question): Json =>
  sample(shape, luckAt(hosted, `${hosted.seq} ${seat}`), 'answer');

/** One act of all that the seat is told it could do in the run, or none. */
function planFor(hosted: HostedMatch, { seat, prompt, shape, timeout }: Question, key: string): Later | null {
  const luck = luckAt(hosted, key);
  const now = 'options' in shape ? shape.options.filter((option) => option !== timeout) : [];
  const acts = [{ prompt, options: now } satisfies Ahead, ...aheadOf(hosted.match, seat)].flatMap((moment) =>
    moment.options.map((answer): Later => ({ prompt: moment.prompt, answer })),
  );
  return acts.length > 0 && below(luck, 'acts', 2) === 0 ? pickOne(luck, 'acts', acts) : null;
}

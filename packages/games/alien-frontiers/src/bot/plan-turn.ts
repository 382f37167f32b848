import { below, derivedSeed, type Json, type Match, type RandomState, type Seat } from '@starboard/engine';
import { grown, roundsLeft, victory } from './evaluate.ts';
import { bestGamble, type Gambling } from './gamble.ts';
import { type Replies, valueAfterReplies } from './replies.ts';
import { type Effort, stateOf, type TurnEnd, TurnSearch } from './turn-search.ts';

export interface Thinking extends Effort {
  /** How far the end of a turn may be misjudged, either way. */
  readonly blur?: number;
  readonly replies?: Replies;
  readonly gambling?: Gambling;
}

/** The first answer on the way to the best end of this turn that can be found. */
export function planTurn(match: Match, seat: Seat, thinking: Thinking, luck: RandomState): Json | undefined {
  const { blur = 0 } = thinking;
  const replies = isNearEnd(match, thinking) ? thinking.replies : undefined;
  const best = new BestEnds(replies?.ends ?? 1);
  new TurnSearch(seat, thinking, (end) => {
    best.add(
      end,
      blur === 0 ? end.value : blurred(end.value, (blur * (below(luck, 'blur', 2001) - 1000)) / 1000),
    );
  }).run(match);
  const [first, ...others] = best.ends;
  const gamble = thinking.gambling && bestGamble(match, seat, thinking, thinking.gambling, luck);
  const mustGamble = match.questions[0]?.prompt === 'af.ask.reroll';
  if (gamble && (mustGamble || !first || gamble.value > first.value)) return gamble.first;
  if (!first || !replies || others.every((end) => end.first === first.first)) return first?.first;
  const seeds = Array.from({ length: replies.worlds }, () => derivedSeed(luck, 'rolls'));
  const answered = new BestEnds(1);
  for (const end of best.ends) answered.add(end, valueAfterReplies(end, seat, thinking, replies, seeds));
  return answered.ends[0]?.first;
}

/** The odds misjudged by so many tenths of their logarithm. */
const blurred = (value: number, tenths: number): number =>
  (value / Math.max(victory - value, 1e-9)) * grown(tenths);

const isNearEnd = (match: Match, { replies }: Thinking): boolean =>
  replies !== undefined && roundsLeft(stateOf(match)) <= replies.rounds;

/** The best so many ends of a turn, the best first; of equal ones the earlier. */
class BestEnds {
  readonly ends: TurnEnd[] = [];
  readonly #values: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(end: TurnEnd, value: number): void {
    let place = this.ends.length;
    while (place > 0 && (this.#values[place - 1] as number) < value) place--;
    if (place >= this.#most) return;
    this.ends.splice(place, 0, end);
    this.#values.splice(place, 0, value);
    this.ends.length = this.#values.length = Math.min(this.#most, this.ends.length);
  }
}

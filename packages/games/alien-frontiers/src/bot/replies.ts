import { type Match, type Seat, whatIf } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { type Effort, stateOf, TurnSearch, type TurnEnd, valueOf } from './turn-search.ts';

/** How the rivals' answers are taken into account. */
export interface Replies {
  /** They are looked at when the game may end within so many rounds; before, judging the position does as well. */
  readonly rounds: number;
  /** Of the ends of a turn, how many are looked into. */
  readonly ends: number;
  /** With how many different rolls. */
  readonly worlds: number;
  /** How many positions each rival may look at. */
  readonly nodes: number;
}

/**
 * What the end of a turn is worth when all rivals have had a turn, on average over rolls of the dice. All ends
 * are tried with the same seeds, so that none of them is merely luckier.
 */
export function valueAfterReplies(
  { at }: TurnEnd,
  seat: Seat,
  effort: Effort,
  { nodes }: Replies,
  seeds: readonly string[],
): number {
  const book = effort.bookFor(stateOf(at).players.length);
  let total = 0;
  for (const seed of seeds) {
    let match = passOn(at, seat, seed);
    // the nodes were used up half-way: any end that is one is to be preferred
    if (!match) return Number.NEGATIVE_INFINITY;
    while (!match.position.outcome && stateOf(match).turn !== seat) {
      const rival = stateOf(match).turn;
      match = playTurn(match, rival, { ...effort, nodes }, seed);
    }
    total += valueOf(match, seat, book);
  }
  return total / seeds.length;
}

/** The match after the turn of a seat that plans it with so much effort; `ended` is handed the state at its end. */
export function playTurn(
  match: Match,
  seat: Seat,
  effort: Effort,
  seed: string,
  ended?: (state: State) => void,
): Match {
  // the nodes may be used up half-way: then the rest of the turn is planned from there
  for (let at = match; ; ) {
    const end = bestEnd(at, seat, effort);
    const next = passOn(end, seat, seed);
    if (next && !end.position.outcome) ended?.(stateOf(end));
    if (next || end === at) return next ?? at;
    at = end;
  }
}

/** The best end of the turn that so much effort finds, or a position half-way to it. */
export function bestEnd(match: Match, seat: Seat, effort: Effort): Match {
  let best: TurnEnd | undefined;
  new TurnSearch(seat, effort, (end) => {
    if (!best || end.value > best.value) best = end;
  }).run(match);
  return best?.at ?? match;
}

/** Ends the turn, in a world with dice of its own; null when it cannot be ended yet. */
function passOn(at: Match, seat: Seat, seed: string): Match | null {
  const { position } = at;
  if (position.outcome || stateOf(at).turn !== seat) return at;
  const shape = at.questions[0]?.shape;
  if (shape?.kind !== 'choose' || !shape.options.includes('end-turn')) return null;
  position.random.seed = seed;
  const ended = whatIf(at, seat, 'end-turn');
  const excess = stateOf(ended).turn === seat ? ended.questions[0]?.shape : undefined;
  return excess?.kind === 'amount' ? whatIf(ended, seat, excess.max) : ended;
}

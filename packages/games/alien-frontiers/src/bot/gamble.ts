import {
  derivedSeed,
  type Json,
  type Match,
  type RandomState,
  redeal,
  type Seat,
  whatIf,
} from '@starboard/engine';
import { cardKeys, parseShipId } from '../keys/index.ts';
import { shipOf } from '../rules/ships/ships.ts';
import type { State } from '../rules/state/state.ts';
import { bestEnd } from './replies.ts';
import { type Effort, stateOf, valueOf } from './turn-search.ts';
import { isChance } from './worth-trying.ts';

/** How acts are weighed of which chance decides what comes. */
export interface Gambling {
  /** In how many worlds, each with its own dice and cards, they are tried. */
  readonly worlds: number;
  /** How many positions are looked at after them in each. */
  readonly nodes: number;
}

/** What to answer now, and what that is worth on average. */
export interface Gamble {
  readonly first: Json;
  readonly value: number;
}

/** The best of the acts on offer of which chance decides what comes, if there is any. */
export function bestGamble(
  match: Match,
  seat: Seat,
  effort: Effort,
  { worlds, nodes }: Gambling,
  luck: RandomState,
): Gamble | undefined {
  const ways = gambles(match, seat);
  if (ways.length === 0) return undefined;
  const book = effort.bookFor(stateOf(match).players.length);
  const deal = () => Array.from({ length: worlds }, () => redeal(match, seat, derivedSeed(luck, 'gambles')));
  const meanOf = (answers: readonly Json[], dealt: readonly Match[]): number => {
    let total = 0;
    for (const world of dealt) {
      const after = answers.reduce((at: Match, answer) => whatIf(at, seat, answer), world);
      total += valueOf(bestEnd(after, seat, { ...effort, nodes }), seat, book);
    }
    return total / dealt.length;
  };
  const dealt = deal();
  let best: readonly Json[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const mean = meanOf(way, dealt);
    if (mean > most) [best, most] = [way, mean];
  }
  // the best of many was lucky too: what it is worth is tried once more
  return { first: best[0] as Json, value: meanOf(best, deal()) };
}

/** The answers that lead to where chance decides. */
function gambles(match: Match, seat: Seat): Json[][] {
  const [question] = match.questions;
  if (question?.prompt === 'af.ask.reroll') return rerolls(match, seat).map((ships) => [ships]);
  if (question?.prompt !== 'af.ask.act' || question.shape.kind !== 'choose') return [];
  return question.shape.options
    .filter(isChance)
    .flatMap((act) =>
      act === cardKeys.use['temporal-warper']
        ? rerolls(whatIf(match, seat, act), seat).map((ships) => [act, ships])
        : [[act]],
    );
}

/** Which ships may be worth rolling again: all, those of one value, or all but those of one value. */
function rerolls(match: Match, seat: Seat): string[][] {
  const shape = match.questions[0]?.shape;
  if (shape?.kind !== 'pick') return [];
  const ships = shape.options;
  const state: State = stateOf(match);
  const valueOfShip = (id: string): number => shipOf(state, seat, parseShipId(id).ship).value;
  const values = [...new Set(ships.map(valueOfShip))];
  if (values.length === 1) return [[...ships]];
  return [
    [...ships],
    ...values.map((value) => ships.filter((id) => valueOfShip(id) === value)),
    ...(values.length > 2 ? values.map((value) => ships.filter((id) => valueOfShip(id) !== value)) : []),
  ];
}

import {
  type CardId,
  type Event,
  isWorthAPoint,
  type TerritoryId,
  territories,
  titleOf,
  type View,
} from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import type { GameEvent } from '../../../table/store/event-log.ts';

/** Where a player's points come from. */
interface Breakdown {
  readonly colonies: number;
  readonly territories: number;
  readonly positron: number;
  readonly cards: number;
}

export function breakdownOf(view: View, seat: Seat): Breakdown {
  const controlled = territories.filter((territory) => view.territories[territory].controller === seat);
  return {
    colonies: territories.reduce((sum, each) => sum + (view.territories[each].colonies[seat] ?? 0), 0),
    territories: controlled.length,
    positron: controlled.filter((territory) => view.fields.positron === territory).length,
    cards: (view.players[seat]?.cards ?? []).filter((card) => isWorthAPoint(titleOf(card))).length,
  };
}

/** Everybody's points at first, and after every round: told by the events, and by the table as they left it. */
export function scoreHistory(events: readonly GameEvent[], view: View): readonly (readonly number[])[] {
  const told = new Telling(view.players.length, dealtAtFirst(events as readonly Event[], view));
  for (const event of events) told.hear(event as Event);
  return told.rounds;
}

/** The round from which on the winner led alone to the end; null when there are several, or none such. */
export function turningPoint(
  rounds: readonly (readonly number[])[],
  winners: readonly Seat[],
): number | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const leads = (scores: readonly number[]) =>
    scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
  const turned = rounds.findLastIndex((scores) => !leads(scores)) + 1;
  return turned > 0 && turned < rounds.length ? turned : null;
}

/** Cards worth a point that somebody was dealt before anything happened: whoever lost it had it, or has it still. */
function dealtAtFirst(events: readonly Event[], view: View): Map<CardId, Seat> {
  const dealt = new Map<CardId, Seat>();
  for (const [seat, { cards }] of view.players.entries())
    for (const card of cards) if (isWorthAPoint(titleOf(card))) dealt.set(card, seat);
  for (const event of events.toReversed()) {
    if (event.type === 'cardStolen' && isWorthAPoint(titleOf(event.card))) dealt.set(event.card, event.from);
    if (event.type === 'cardClaimed' || event.type === 'cardRecovered') dealt.delete(event.card);
  }
  return dealt;
}

class Telling {
  readonly rounds: number[][] = [];
  readonly #colonies: number[];
  readonly #controllers = new Map<TerritoryId, Seat | null>();
  readonly #monuments: Map<CardId, Seat>;
  #positron: TerritoryId | null = null;

  constructor(seats: number, monuments: Map<CardId, Seat>) {
    this.#colonies = Array<number>(seats).fill(0);
    this.#monuments = monuments;
  }

  hear(event: Event): void {
    const { type } = event;
    if (type === 'turnStarted' && event.round > this.rounds.length) this.rounds.push(this.#scores());
    if (type === 'gameEnded') this.rounds.push(this.#scores());
    if (type === 'colonyLanded') this.#colonies[event.seat] = (this.#colonies[event.seat] ?? 0) + 1;
    if (type === 'controlChanged') this.#controllers.set(event.territory, event.to);
    if (type === 'fieldMoved' && event.field === 'positron') this.#positron = event.to;
    if (type === 'cardClaimed' || type === 'cardStolen' || type === 'cardRecovered')
      if (isWorthAPoint(titleOf(event.card))) this.#monuments.set(event.card, event.seat);
  }

  #scores(): number[] {
    return this.#colonies.map((colonies, seat) => {
      const held = [...this.#controllers].filter(([, controller]) => controller === seat);
      const positron = held.some(([territory]) => territory === this.#positron) ? 1 : 0;
      const cards = [...this.#monuments.values()].filter((owner) => owner === seat).length;
      return colonies + held.length + positron + cards;
    });
  }
}

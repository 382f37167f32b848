import type { Seat } from '@starboard/engine';
import type { CardId } from '../content/tech-cards.ts';
import { type TerritoryId, territories } from '../content/territories.ts';
import { scoresOf } from '../rules/planet/control.ts';
import type { Event } from '../rules/state/events.ts';
import type { View } from './view.ts';

/**
 * All players' points at first, and after every round, told by the events: the table is led back from how it stands
 * after them, and the rules count its points at each of those moments.
 */
export function scoreHistory(events: readonly Event[], view: View): readonly (readonly number[])[] {
  const table = new Rewound(view);
  const told = roundsIn(events);
  const rounds: (readonly number[])[] = [];
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index] as Event;
    if (event.type === 'gameEnded') rounds.push(table.scores);
    table.undo(event);
    if (told.has(index)) rounds.push(table.scores);
  }
  return rounds.reverse();
}

/** Where among the events rounds begin. */
function roundsIn(events: readonly Event[]): ReadonlySet<number> {
  const told = new Set<number>();
  for (const [index, event] of events.entries())
    if (event.type === 'turnStarted' && event.round > told.size) told.add(index);
  return told;
}

/** What points come from, step by step as it was before. */
class Rewound {
  readonly #colonies: Record<TerritoryId, number[]>;
  readonly #players: readonly { cards: CardId[] }[];
  #fields: View['fields'];

  constructor(view: View) {
    this.#colonies = Object.fromEntries(
      territories.map((territory) => [territory, [...view.territories[territory].colonies]]),
    ) as Record<TerritoryId, number[]>;
    this.#players = view.players.map(({ cards }) => ({ cards: [...cards] }));
    this.#fields = view.fields;
  }

  get scores(): readonly number[] {
    return scoresOf({ colonies: this.#colonies, fields: this.#fields, players: this.#players });
  }

  undo(event: Event): void {
    if (event.type === 'colonyLanded') this.#colony(event.seat, event.territory, -1);
    if (event.type === 'colonyMoved') this.#move(event.owner, event.to, event.from);
    if (event.type === 'coloniesSwapped') {
      this.#move(event.first.owner, event.second.territory, event.first.territory);
      this.#move(event.second.owner, event.first.territory, event.second.territory);
    }
    if (event.type === 'fieldMoved') this.#fields = { ...this.#fields, [event.field]: event.from };
    if (event.type === 'cardClaimed' || event.type === 'cardRecovered') this.#take(event.seat, event.card);
    if (event.type === 'cardDiscarded') this.#give(event.seat, event.card);
    if (event.type === 'cardStolen') {
      this.#take(event.seat, event.card);
      this.#give(event.from, event.card);
    }
  }

  #move(owner: Seat, from: TerritoryId, to: TerritoryId): void {
    this.#colony(owner, from, -1);
    this.#colony(owner, to, 1);
  }

  #colony(owner: Seat, territory: TerritoryId, change: number): void {
    this.#colonies[territory][owner] = (this.#colonies[territory][owner] ?? 0) + change;
  }

  #take(seat: Seat, card: CardId): void {
    const player = this.#players[seat];
    if (player) player.cards = player.cards.filter((held) => held !== card);
  }

  #give(seat: Seat, card: CardId): void {
    this.#players[seat]?.cards.push(card);
  }
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

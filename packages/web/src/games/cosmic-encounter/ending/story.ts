import type { Event, View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import type { GameEvent } from '../../../table/store/event-log.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An encounter as it is remembered when the match is over. */
export interface Chapter {
  /** Counted from the beginning of the match. */
  readonly number: number;
  readonly offense: Seat;
  readonly defense: Seat | null;
  readonly result: Of<'encounterEnded'>['result'] | null;
  /** As they were compared; null where no two attacks were. */
  readonly totals: Pick<Of<'totalsCompared'>, 'offense' | 'defense'> | null;
  /** What told them, with what they were the sum of. */
  readonly compared: Of<'totalsCompared'> | null;
  /** The cards as they were turned up. */
  readonly revealed: Of<'cardsRevealed'> | null;
  readonly founded: readonly { readonly seat: Seat; readonly planet: string }[];
  /** Ships that went to the warp. */
  readonly lost: readonly { readonly seat: Seat; readonly count: number }[];
  /** Foreign colonies of every seat when it was over; null where the match ended with it. */
  readonly colonies: readonly number[] | null;
}

type Draft = { -readonly [Key in keyof Chapter]: Chapter[Key] };

/** The match encounter by encounter, as its events tell it. */
export function chaptersOf(events: readonly GameEvent[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  for (const event of events as readonly Event[]) {
    if (event.type === 'encounterStarted') chapters.push(chapter(chapters.length + 1, event.seat));
    const latest = chapters.at(-1);
    if (latest) tell(latest, event);
  }
  return chapters;
}

const chapter = (number: number, offense: Seat): Draft => ({
  number,
  offense,
  defense: null,
  result: null,
  totals: null,
  compared: null,
  revealed: null,
  founded: [],
  lost: [],
  colonies: null,
});

function tell(latest: Draft, event: Event): void {
  if (event.type === 'defenseNamed') latest.defense = event.seat;
  if (event.type === 'cardsRevealed') latest.revealed = event;
  if (event.type === 'totalsCompared') {
    latest.totals = { offense: event.offense, defense: event.defense };
    latest.compared = event;
  }
  if (event.type === 'colonyFounded')
    latest.founded = [...latest.founded, { seat: event.seat, planet: event.planet }];
  if (event.type === 'shipsLost') latest.lost = withLost(latest.lost, event);
  if (event.type === 'encounterEnded') {
    latest.result = event.result;
    latest.colonies = event.colonies ?? null;
  }
}

/** One after the other or together: each player's are told as one number. */
function withLost(lost: Chapter['lost'], { seat, count }: Of<'shipsLost'>): Chapter['lost'] {
  const before = lost.find((each) => each.seat === seat)?.count ?? 0;
  return [...lost.filter((each) => each.seat !== seat), { seat, count: before + count }];
}

/** Foreign colonies of every seat at first, after every encounter, and at the end. */
export function coloniesByEncounter(
  chapters: readonly Chapter[],
  { players }: Pick<View, 'players'>,
): readonly (readonly number[])[] {
  const atEnd = players.map(({ foreignColonies }) => foreignColonies);
  const counted = chapters.flatMap(({ colonies }) => (colonies ? [colonies] : []));
  const isTold = chapters.at(-1)?.colonies !== null;
  return [players.map(() => 0), ...counted, ...(isTold ? [] : [atEnd])];
}

/** Those encounters that brought colonies. */
export const decisive = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ founded }) => founded.length > 0);

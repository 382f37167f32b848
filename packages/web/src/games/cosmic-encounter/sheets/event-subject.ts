import type { Event } from '@starboard/cosmic-encounter';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { abilitySubject, alienSubject, cardSubject, destinySubject, techSubject } from '../keys/subjects.ts';

type Subjects = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>) => string;
};

const subjects: Subjects = {
  abilityAnnounced: ({ ability }) => abilitySubject(ability),
  abilityCancelled: ({ ability }) => abilitySubject(ability),
  destinyDrawn: ({ card }) => destinySubject(card),
  powerLost: ({ alien }) => alienSubject(alien),
  sheetTurnedUp: ({ alien }) => alienSubject(alien),
  claimChallenged: ({ card }) => cardSubject(card),
  cardReplaced: ({ card }) => cardSubject(card),
  cardAdded: ({ card }) => cardSubject(card),
  cardOffered: ({ card }) => cardSubject(card),
  cardRecovered: ({ card }) => cardSubject(card),
  techCompleted: ({ tech }) => techSubject(tech),
  techDiscarded: ({ tech }) => techSubject(tech),
  techPassedOn: ({ tech }) => techSubject(tech),
};

/** What a line of the log speaks of most: a power, a card, a technology; null where all of it was said. */
export function eventSubject(event: GameEvent): string | null {
  const read = subjects[event.type as Event['type']] as ((told: GameEvent) => string) | undefined;
  return read?.(event) ?? null;
}

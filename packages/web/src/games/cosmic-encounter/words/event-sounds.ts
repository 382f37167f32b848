import type { Event } from '@starboard/cosmic-encounter';
import type { SoundName } from '../../../sound/sounds.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';

/** What an event sounds like. Every one is seen by all, so no sound tells more than the table does. */
export function soundOf(happened: GameEvent): SoundName | null {
  const event = happened as Event;
  if (event.type === 'encounterEnded') return outcomes[event.result] ?? null;
  return sounds[event.type] ?? null;
}

const outcomes: Readonly<Partial<Record<Extract<Event, { type: 'encounterEnded' }>['result'], SoundName>>> = {
  'offense-won': 'lead',
  'defense-won': 'loss',
  'both-lost': 'loss',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shipsSent: 'fleet',
  shipRetrieved: 'place',
  shipsReturned: 'place',
  destinyDrawn: 'card',
  gateAimed: 'gate',
  cardSelected: 'card',
  cardsRevealed: 'reveal',
  sideReinforced: 'card',
  cardReplaced: 'card',
  cardAdded: 'card',
  abilityAnnounced: 'moment',
  abilityCancelled: 'take',
  colonyFounded: 'land',
  planetPlaced: 'land',
  planetDestroyed: 'lose',
  prometheusPlaced: 'land',
  cannonPlaced: 'land',
  shipsLost: 'lose',
  shipsRemoved: 'lose',
  cardsTaken: 'take',
  cardsPickedUp: 'gain',
  cardsDrawn: 'gain',
  dealOffered: 'knock',
  dealDeclined: 'knock',
  dealMade: 'gain',
  dealFailed: 'lose',
  powerLost: 'lose',
  techCompleted: 'gain',
};

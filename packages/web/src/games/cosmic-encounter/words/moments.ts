import type { Event, View } from '@starboard/cosmic-encounter';
import { phases } from '@starboard/cosmic-encounter/content';
import { talksLength } from '@starboard/cosmic-encounter/deal';
import type { Message, Seat } from '@starboard/engine';
import type { GameEvent } from '../../../table/store/event-log.ts';
import type { Deadline, Phase, Standing } from '../../../table/table-game.ts';

/** Foreign colonies of those needed. */
export const standingOf = ({ players, settings }: View, seat: Seat): Standing => ({
  figure: `${players[seat]?.foreignColonies ?? 0}/${settings.planets}`,
  unit: { key: 'ce.board.foreign-colonies' },
});

/** Which encounter of which turn it is. */
export function headingOf({ turnNumber, encounter }: View): Message {
  const params = { turn: turnNumber };
  if (!encounter) return { key: 'ce.board.turn', params };
  return encounter.isOutOfTurn
    ? { key: 'web.ce.words.out-of-turn', params }
    : { key: 'web.ce.words.turn', params: { ...params, number: encounter.number } };
}

/** The eight steps of an encounter. One out of turn begins with its destiny. */
export function phasesOf({ encounter }: View): readonly Phase[] {
  const now = encounter ? (encounter.phase === 'end' ? phases.length : phases.indexOf(encounter.phase)) : 0;
  return phases.map((phase, at) => ({
    key: `ce.phase.${phase}`,
    state: at < now ? 'done' : at === now ? 'now' : 'later',
  }));
}

/** The minute that the main players have to agree in. */
export const deadlineOf = ({ encounter }: View): Deadline | null =>
  encounter?.talks ? { at: encounter.talks.deadline, length: talksLength } : null;

/** Milliseconds to look at what others do; cards turned up and the outcome are worth more. */
export function paceOf(events: readonly GameEvent[]): number {
  return Math.max(0, ...(events as readonly Event[]).map(({ type }) => looks[type] ?? 0));
}

/** Of what follows an own answer: no deed of one's own is news, but the card that was laid against it is. */
export const ownPaceOf = (events: readonly GameEvent[]): number =>
  paceOf(events.filter(({ type }) => comeToLight.has(type)));

const comeToLight: ReadonlySet<string> = new Set<Event['type']>([
  'destinyDrawn',
  'cardsRevealed',
  'totalsCompared',
  'dealMade',
  'dealFailed',
  'cosmicQuake',
]);

/** An encounter among bots is looked at from its destiny to its outcome, however fast they are. */
export const longestShow = 12_000;

const looks: Readonly<Partial<Record<Event['type'], number>>> = {
  destinyDrawn: 900,
  gateAimed: 500,
  shipsSent: 500,
  alliesInvited: 450,
  allianceDeclined: 350,
  cardsRevealed: 1_600,
  sideReinforced: 800,
  abilityAnnounced: 1_600,
  abilityCancelled: 1_200,
  cardReplaced: 700,
  cardAdded: 700,
  totalsCompared: 2_400,
  shipsLost: 700,
  colonyFounded: 900,
  dealMade: 1_600,
  dealFailed: 1_600,
  cosmicQuake: 900,
  gameEnded: 0,
};

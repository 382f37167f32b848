import { copy, type Json, type Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import type { CeTable } from '../state/events.ts';
import { takeInSight } from '../cards/sheet-cards.ts';
import { encounterOf } from '../state/state.ts';
import { techOf } from '../techs/techs.ts';
import type { Source } from '../../content/abilities.ts';
import type { KnownAbility } from './ability.ts';
import { currentUse } from './answering.ts';
import { spentKey } from './refusals.ts';

/** A technology used face down is turned up with the announcement; says whether the use is possible at all. */
export function turnUp(table: CeTable, seat: Seat, source: Source): boolean {
  if (source.kind !== 'technology') return true;
  const tech = techOf(table.state, seat, source.technology);
  if (tech && !tech.isFaceUp) {
    tech.isFaceUp = true;
    table.reveal();
  }
  return tech !== undefined;
}

interface Announced {
  readonly seat: Seat;
  readonly card: CardId | null;
  readonly window: WindowName;
  readonly choices?: Json;
  readonly prompt?: string;
}

/** The use lies open, with its card and what was named. */
export function announce(table: CeTable, announced: Announced, ability: KnownAbility): void {
  const { state } = table;
  const { seat, card, window, choices = null, prompt = '' } = announced;
  const encounter = encounterOf(state);
  encounter.used.push(spentKey(state, seat, ability, window));
  state.uses.push({
    seat,
    ability: ability.id,
    card,
    choices,
    isCancelled: false,
    cardTo: null,
    fromSheet: null,
  });
  if (card !== null) {
    table.reveal();
    currentUse(state).fromSheet = takeInSight(state, seat, card);
    if (ability.source.kind === 'flare' && !ability.isShown) encounter.flares.push({ seat, card });
  }
  const named = choices === null ? null : { prompt, choices: copy(choices) };
  table.emit({ type: 'abilityAnnounced', seat, ability: ability.id, card, named });
}

const reactions: Readonly<Record<Source['kind'], WindowName>> = {
  power: 'react.power-use',
  flare: 'react.flare',
  artifact: 'react.artifact',
  reinforcement: 'react.reinforcement',
  technology: 'react.tech',
};

/** Where it is answered. What is no use, and what only goes on, cannot be. */
export const reactionTo = (
  { isNoUse, lasts, source }: KnownAbility,
  card: CardId | null,
): WindowName | null => (isNoUse || (lasts && card === null) ? null : reactions[source.kind]);

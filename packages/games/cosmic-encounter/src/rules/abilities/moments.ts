import type { AlienId } from '../../content/aliens.ts';
import { type CardId, copiesOf, type FilchFlare, filchFlares } from '../../content/cosmic-cards.ts';
import type { TechId } from '../../content/technologies.ts';
import type { WindowName } from '../../content/windows.ts';
import type { Role } from '../state/seats.ts';
import { faceInGame, faceOf, facesOf, type KnownAbility, windowsOf } from './ability.ts';

/** What can be used in a window, laid out by what it takes, since windows open all the time. */
export interface Moment {
  readonly all: Set<KnownAbility>;
  readonly byAlien: Map<AlienId, KnownAbility[]>;
  /** Those of them that must be used, unless they lie face down. */
  readonly mustsByAlien: Map<AlienId, KnownAbility[]>;
  readonly byCard: Map<CardId, KnownAbility[]>;
  readonly byTech: Map<TechId, KnownAbility[]>;
  /** Those that take a card, by who may play it; flares apart, since many games have none. */
  readonly cardsByRole: OfRole[];
  readonly flaresByRole: OfRole[];
  /** Those that go on once they have been played. */
  readonly lasting: KnownAbility[];
}

/** Cards that the seats of one role may use; lists, since they are gone through for every seat in every window. */
export interface OfRole {
  readonly role: Role;
  /** All that will do; of Filch's flare a game has one or the other. */
  readonly cards: Record<FilchFlare, CardId[]>;
}

type Moments = Map<WindowName, Moment>;

/** Every window in which something can be used. */
export function momentsOf(abilities: Iterable<KnownAbility>): Moments {
  const moments: Moments = new Map();
  for (const ability of abilities)
    for (const window of windowsOf(ability)) fileUnder(moments, window, ability);
  return moments;
}

function fileUnder(moments: Moments, window: WindowName, ability: KnownAbility): void {
  const moment = moments.get(window) ?? emptyMoment();
  moments.set(window, moment);
  moment.all.add(ability);
  const face = faceOf(ability);
  if (ability.source.kind === 'power') {
    add(moment.byAlien, ability.source.alien, ability);
    if (ability.use === 'must') add(moment.mustsByAlien, ability.source.alien, ability);
  }
  if (ability.source.kind === 'technology') add(moment.byTech, ability.source.technology, ability);
  if (ability.lasts) moment.lasting.push(ability);
  if (face === null) return;
  for (const card of facesOf(ability).flatMap(copiesOf)) add(moment.byCard, card, ability);
  addOfRole(ability.source.kind === 'flare' ? moment.flaresByRole : moment.cardsByRole, ability);
  const earlier = alsoPlayed[window];
  if (earlier) fileUnder(moments, earlier, ability);
}

/** A hand without encounter cards is thrown away before they are selected; what it has for then is played first. */
const alsoPlayed: Partial<Record<WindowName, WindowName>> = {
  'planning.before-select': 'planning.hand-check',
};

const add = <Key>(filed: Map<Key, KnownAbility[]>, key: Key, ability: KnownAbility): void => {
  filed.set(key, [...(filed.get(key) ?? []), ability]);
};

function addOfRole(filed: OfRole[], ability: KnownAbility): void {
  const role = ability.as;
  const known = filed.find((each) => each.role === role) ?? { role, cards: { standard: [], classic: [] } };
  if (!filed.includes(known)) filed.push(known);
  for (const filchFlare of filchFlares)
    known.cards[filchFlare].push(...copiesOf(faceInGame(ability, { filchFlare }) ?? ''));
}

const emptyMoment = (): Moment => ({
  all: new Set(),
  byAlien: new Map(),
  mustsByAlien: new Map(),
  byCard: new Map(),
  byTech: new Map(),
  cardsByRole: [],
  flaresByRole: [],
  lasting: [],
});

/** A window in which nothing can be used. */
export const idleMoment = emptyMoment();

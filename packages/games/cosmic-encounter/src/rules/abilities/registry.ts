import type { AlienId } from '../../content/aliens.ts';
import type { CardFace } from '../../content/cosmic-cards.ts';
import type { TechId } from '../../content/technologies.ts';
import type { WindowName } from '../../content/windows.ts';
import type { Role } from '../state/seats.ts';
import { faceOf, facesOf, type KnownAbility, windowsOf } from './ability.ts';

/** What can be used in a window, laid out by what it takes, since windows open all the time. */
interface Moment {
  readonly byAlien: Map<AlienId, KnownAbility[]>;
  /** Those of them that must be used, unless they lie face down. */
  readonly mustsByAlien: Map<AlienId, KnownAbility[]>;
  readonly byFace: Map<CardFace, KnownAbility[]>;
  readonly byTech: Map<TechId, KnownAbility[]>;
  /** Those that take a card, by who may play it; flares apart, since many games have none. */
  readonly cardsByRole: Map<Role, KnownAbility[]>;
  readonly flaresByRole: Map<Role, KnownAbility[]>;
  /** Those that go on once they have been played. */
  readonly lasting: KnownAbility[];
}

// Aliens and cards use the procedures that look abilities up, so they are made known when the game is put together.
const byId = new Map<string, KnownAbility>();
const moments = new Map<WindowName, Moment>();

export function learn(abilities: readonly KnownAbility[]): void {
  for (const ability of abilities) {
    if (byId.has(ability.id)) throw new Error(`two abilities are called '${ability.id}'`);
    if (asksTwice(ability)) throw new Error(`'${ability.id}' leaves more than one thing to decide`);
    byId.set(ability.id, ability);
    for (const window of windowsOf(ability)) fileUnder(window, ability);
  }
}

/** The step that asks looks for the one question an ability has, and would ask the first of two for ever. */
const asksTwice = ({ effect, afterwards }: KnownAbility): boolean =>
  typeof effect === 'object' && typeof afterwards === 'object';

function fileUnder(window: WindowName, ability: KnownAbility): void {
  const moment = moments.get(window) ?? emptyMoment();
  moments.set(window, moment);
  const face = faceOf(ability);
  if (ability.source.kind === 'power') {
    add(moment.byAlien, ability.source.alien, ability);
    if (ability.use === 'must') add(moment.mustsByAlien, ability.source.alien, ability);
  }
  if (ability.source.kind === 'technology') add(moment.byTech, ability.source.technology, ability);
  if (ability.lasts) moment.lasting.push(ability);
  if (face === null) return;
  for (const own of facesOf(ability)) add(moment.byFace, own, ability);
  add(ability.source.kind === 'flare' ? moment.flaresByRole : moment.cardsByRole, ability.as, ability);
  const earlier = alsoPlayed[window];
  if (earlier) fileUnder(earlier, ability);
}

/** A hand without encounter cards is thrown away before they are selected; what it has for then is played first. */
const alsoPlayed: Partial<Record<WindowName, WindowName>> = {
  'planning.before-select': 'planning.hand-check',
};

const add = <Key>(filed: Map<Key, KnownAbility[]>, key: Key, ability: KnownAbility): void => {
  filed.set(key, [...(filed.get(key) ?? []), ability]);
};

const emptyMoment = (): Moment => ({
  byAlien: new Map(),
  mustsByAlien: new Map(),
  byFace: new Map(),
  byTech: new Map(),
  cardsByRole: new Map(),
  flaresByRole: new Map(),
  lasting: [],
});

const idle = emptyMoment();

export const momentOf = (window: WindowName): Moment => moments.get(window) ?? idle;

export const isAbility = (id: string): boolean => byId.has(id);

export const allAbilities = (): readonly KnownAbility[] => [...byId.values()];

export function abilityOf(id: string): KnownAbility {
  const ability = byId.get(id);
  if (!ability) throw new RangeError(`there is no ability '${id}'`);
  return ability;
}

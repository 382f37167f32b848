import type { Procedure } from '@starboard/engine';
import type { WindowName } from '../../content/windows.ts';
import type { AfterPhase } from '../phases/after-phase.ts';
import type { Passive } from '../powers/passives.ts';
import type { TechParts } from '../techs/tech-parts.ts';
import { type KnownAbility, thingsOf } from './ability.ts';
import { idleMoment, type Moment, momentsOf } from './moments.ts';

/** What an alien, an artifact or a technology brings into the game. */
export interface AbilityRecord {
  readonly id: string;
  readonly abilities: readonly KnownAbility[];
  readonly procedures: readonly Procedure<never>[];
  /** Of an alien: what its power changes without being used. */
  readonly passive?: Passive;
  readonly afterPhase?: AfterPhase | null;
  /** Of a technology: what it does besides being used. */
  readonly parts?: TechParts;
}

interface Registry {
  readonly abilities: ReadonlyMap<string, KnownAbility>;
  readonly byThing: ReadonlyMap<string, readonly KnownAbility[]>;
  readonly moments: ReadonlyMap<WindowName, Moment>;
  readonly records: ReadonlyMap<string, AbilityRecord>;
  readonly afterPhase: AfterPhase | null;
}

// Records are written with procedures that look abilities up here, so game.ts brings both together.
let registry: Registry | null = null;

/** Makes every record of the game known to the rules, all at once. */
export function register(records: readonly AbilityRecord[]): void {
  if (registry) throw new Error('the abilities are registered already');
  registry = registryOf(records);
}

function registryOf(records: readonly AbilityRecord[]): Registry {
  const abilities = new Map<string, KnownAbility>();
  for (const ability of records.flatMap((record) => record.abilities)) {
    if (abilities.has(ability.id)) throw new Error(`two abilities are called '${ability.id}'`);
    if (asksTwice(ability)) throw new Error(`'${ability.id}' leaves more than one thing to decide`);
    abilities.set(ability.id, ability);
  }
  const byId = new Map<string, AbilityRecord>();
  for (const record of records) {
    if (byId.has(record.id)) throw new Error(`two records are called '${record.id}'`);
    byId.set(record.id, record);
  }
  const [afterPhase = null, second] = records.flatMap((record) => record.afterPhase ?? []);
  if (second) throw new Error('two things happen after every phase, and nothing says which comes first');
  return {
    abilities,
    byThing: filedByThing(abilities.values()),
    moments: momentsOf(abilities.values()),
    records: byId,
    afterPhase,
  };
}

function filedByThing(abilities: Iterable<KnownAbility>): Map<string, KnownAbility[]> {
  const filed = new Map<string, KnownAbility[]>();
  for (const ability of abilities)
    for (const thing of thingsOf(ability)) filed.set(thing, [...(filed.get(thing) ?? []), ability]);
  return filed;
}

/** The step that asks looks for the one question an ability has, and would ask the first of two for ever. */
const asksTwice = ({ effect, afterwards }: KnownAbility): boolean =>
  typeof effect === 'object' && typeof afterwards === 'object';

function registered(): Registry {
  if (!registry) throw new Error('no abilities are registered: game.ts does it, and was not imported');
  return registry;
}

// a window is looked at for one seat after another
let latest: { readonly window: WindowName; readonly moment: Moment } | null = null;

export function momentOf(window: WindowName): Moment {
  if (latest?.window !== window) latest = { window, moment: registered().moments.get(window) ?? idleMoment };
  return latest.moment;
}

export const isAbility = (id: string): boolean => registered().abilities.has(id);

export const allAbilities = (): readonly KnownAbility[] => [...registered().abilities.values()];

/** What can be done with a thing: with a sheet (`sheetKey`), a technology, or a card of that face. */
export const abilitiesOf = (thing: string): readonly KnownAbility[] =>
  registered().byThing.get(thing) ?? none;

const none: readonly KnownAbility[] = [];

export function abilityOf(id: string): KnownAbility {
  const ability = registered().abilities.get(id);
  if (!ability) throw new RangeError(`there is no ability '${id}'`);
  return ability;
}

/** The record of an alien or a technology. */
export const recordOf = (id: string): AbilityRecord | undefined => registered().records.get(id);

/** What happens whenever a phase is over, if anything does. */
export const afterPhase = (): AfterPhase | null => registered().afterPhase;

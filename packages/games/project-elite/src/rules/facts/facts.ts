import { distance } from '../../board/cells.ts';
import type { Face, Symbol } from '../../content/symbols.ts';
import type { EventRecord, Passive } from '../records/records.ts';
import { eventRecord, heroRecord, itemRecord } from '../records/registry.ts';
import type { Harm } from '../state/events.ts';
import { heroAt } from '../state/reading.ts';
import type { Alien, Hero, State } from '../state/state.ts';

// What the rules ask of all that is in force: heroes' abilities, equipment, lasting events.

/** What the lasting events on the table come to; a completed one has its effect until the Action phase is over. */
export function eventsInForce({ lasting, phase }: State): readonly EventRecord[] {
  if (lasting.length === 0) return [];
  const isAfterAction = phase === 'activation' || phase === 'end-of-round';
  return lasting.flatMap(({ no, isCompleted }) =>
    isCompleted && isAfterAction ? [] : (eventRecord(no) ?? []),
  );
}

const isForced = (state: State, says: (event: EventRecord) => boolean): boolean =>
  eventsInForce(state).some(says);
const summed = (state: State, of: (event: EventRecord) => number | undefined): number =>
  eventsInForce(state).reduce((sum, event) => sum + (of(event) ?? 0), 0);

export const areHeroesExhausted = (state: State): boolean =>
  isForced(state, ({ stopsHeroAbilities }) => stopsHeroAbilities === true);
export const isSearchStopped = (state: State): boolean =>
  isForced(state, ({ stopsSearching }) => stopsSearching === true);
export const isAllSwarmActivated = (state: State): boolean =>
  isForced(state, ({ activatesAllSwarm }) => activatesAllSwarm === true);
export const moreFigures = (state: State): number => summed(state, (event) => event.moreFigures);
export const moreMove = (state: State): number => summed(state, (event) => event.moreMove);
/** Beyond what each kind moves, when aliens next move by themselves. */
export const furtherMove = (state: State): number => moreMove(state) + state.coming.scents;
export const fewerSeconds = (state: State): number => summed(state, (event) => event.fewerSeconds);
/** How far the extra attacks reach that every alien has. */
export const extraAttacks = (state: State): readonly number[] =>
  eventsInForce(state).flatMap(({ attacksWithin }) => attacksWithin ?? []);

/** What holds for a hero: its own ability, unless it is exhausted, and that of its items. */
export function passivesOf(state: State, hero: Hero): readonly Passive[] {
  const found: Passive[] = [];
  const own = hero.id && heroRecord(hero.id)?.passive;
  if (own && !areHeroesExhausted(state)) found.push(own);
  for (const { card } of hero.gear) {
    const passive = itemRecord(card)?.passive;
    // a second copy does nothing
    if (passive && !found.includes(passive)) found.push(passive);
  }
  return found;
}

/** How much of damage that comes a hero suffers. */
export function suffered(state: State, index: number, damage: number, by: Harm): number {
  const hero = heroAt(state, index);
  const passives = passivesOf(state, hero);
  if (passives.some(({ ignores }) => ignores?.includes(by))) return 0;
  return passives.reduce((left, { suffers }) => suffers?.(state, hero, left, by) ?? left, damage);
}

/** Whether a hero can use a face as what is asked for: as it is, or as the one other thing it counts as. */
export function countsAs(state: State, hero: Hero, face: Face, asked: readonly Symbol[]): boolean {
  if (face !== 'A' && asked.includes(face)) return true;
  return passivesOf(state, hero).some(({ alsoCountsAs }) => {
    const other = alsoCountsAs?.[face];
    return other !== undefined && asked.includes(other);
  });
}

export const stepsForMove = (state: State, hero: Hero): number =>
  passivesOf(state, hero).reduce((most, passive) => Math.max(most, passive.stepsForMove ?? 1), 1);

export const rerollsMiss = (state: State, hero: Hero): boolean =>
  passivesOf(state, hero).some((passive) => passive.rerollsMiss === true);

export const moreHitDice = (state: State, hero: Hero): number =>
  passivesOf(state, hero).reduce((sum, passive) => sum + (passive.moreHitDice?.(state, hero) ?? 0), 0);

/** Whether no Alien result may move this alien. */
export const isHeld = ({ heroes }: State, { cell }: Alien): boolean =>
  heroes.some((hero) => distance(hero.cell, cell) <= hero.holdsWithin);

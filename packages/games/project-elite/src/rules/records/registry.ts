import { titleOf } from '../../content/equipment.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { CardId } from '../../content/equipment.ts';
import type { BossId } from '../../content/bosses.ts';
import type { MissionId } from '../../content/missions.ts';
import type { BossRecord, EventRecord, HeroRecord, ItemRecord, MissionRecord } from './records.ts';

// Records import the rules they are written with, so the rules come to know them here.

export interface Records {
  readonly heroes: readonly HeroRecord[];
  readonly items: readonly ItemRecord[];
  readonly bosses: readonly BossRecord[];
  readonly events: readonly EventRecord[];
  readonly missions: readonly MissionRecord[];
}

const heroes = new Map<HeroId, HeroRecord>();
const items = new Map<string, ItemRecord>();
const bosses = new Map<BossId, BossRecord>();
const events = new Map<number, EventRecord>();
const missions = new Map<MissionId, MissionRecord>();

export function register(records: Records): void {
  for (const record of records.heroes) heroes.set(record.id, record);
  for (const record of records.items) items.set(record.title, record);
  for (const record of records.bosses) bosses.set(record.id, record);
  for (const record of records.events) events.set(record.no, record);
  for (const record of records.missions) missions.set(record.id, record);
}

export const heroRecord = (id: HeroId): HeroRecord | undefined => heroes.get(id);
export const itemRecord = (card: CardId): ItemRecord | undefined => items.get(titleOf(card));
export const bossRecord = (id: BossId): BossRecord | undefined => bosses.get(id);
export const eventRecord = (no: number): EventRecord | undefined => events.get(no);

export function missionRecord(id: MissionId): MissionRecord {
  const record = missions.get(id);
  if (!record) throw new Error(`there is no mission ${id}`);
  return record;
}

import type { Message } from '@starboard/engine';
import type { Topic } from '@starboard/terminal';
import {
  cardName,
  cardPowers,
  facilities,
  type FacilityId,
  facilityName,
  fieldEffect,
  fieldName,
  fields,
  type Option,
  parseOption,
  territories,
  territoryBonus,
  territoryName,
  titles,
} from '../index.ts';

const rule = (name: string): Message => ({ key: `af.rule.${name}` });
const aside = (name: string): Topic => ({
  name: { key: `af.board.topic.${name}` },
  text: [rule(name)],
});

const byKey = new Map<string, Topic>([
  ...[...facilities, 'maintenance-bay' as const].map((facility): [string, Topic] => [
    facility,
    { name: facilityName(facility as FacilityId), text: [rule(facility)] },
  ]),
  ...titles.map((title): [string, Topic] => [
    title,
    { name: cardName(title), text: [...cardPowers(title), rule(title)] },
  ]),
  ...territories.map((territory): [string, Topic] => [
    territory,
    { name: territoryName(territory), text: [territoryBonus(territory)] },
  ]),
  ...fields.map((field): [string, Topic] => [
    field,
    { name: fieldName(field), text: [fieldEffect(field), rule(field)] },
  ]),
  ...['relic-ship', 'control', 'score', 'end-of-game', 'cards', 'docking', 'forced-placement'].map(
    (name): [string, Topic] => [name, aside(name)],
  ),
]);

export const topics: readonly Topic[] = [...byKey.values()];

/** Acts that are about something their key does not name. */
const actTopics: Readonly<Record<string, string>> = {
  cycle: 'alien-artifact',
  launch: 'colonist-hub',
  trade: 'orbital-market',
  'buy-relic': 'relic-ship',
  'end-turn': 'forced-placement',
};

/** The card, facility, territory or field that an option names. */
function subjectOf(option: Option): string | undefined {
  if ('station' in option) return option.station;
  if ('title' in option) return option.title;
  if ('territory' in option) return option.territory;
  return 'field' in option ? option.field : undefined;
}

export function topicsOf(prompt: string, key: string): readonly Topic[] {
  const option = parseOption(prompt, key);
  const names = option ? [actTopics[option.is], subjectOf(option)] : [];
  return names.flatMap((name) => byKey.get(name ?? '') ?? []);
}

import type { Message } from '@starboard/engine';
import { allAbilities, cardTexts, powerSummary, roleName, techText, dutyName, windowName } from '../index.ts';

type Ability = ReturnType<typeof allAbilities>[number];

const abilities = new Map(allAbilities().map((ability) => [ability.id, ability]));

/** Who may use it, whether one must, and at which moments: what the bars of a sheet say. */
const barsOf = ({ as, use, when }: Ability): Message => ({
  key: 'ce.board.bars',
  params: {
    who: roleName(as),
    use: dutyName(use),
    when: (typeof when === 'string' ? [when] : when).map(windowName),
  },
});

export const barsWhere = (isMeant: (ability: Ability) => boolean): Message[] =>
  [...abilities.values()].filter(isMeant).map(barsOf);

/** The key of the topic that an ability is explained under; undefined for what is none. */
export function sourceKey(id: string): string | undefined {
  const source = abilities.get(id)?.source;
  switch (source?.kind) {
    case 'power':
      return source.alien;
    case 'flare':
      return `flare-${source.alien}`;
    case 'artifact':
      return source.artifact;
    case 'technology':
      return source.technology;
    case 'reinforcement':
      return 'reinforcement';
    case undefined:
      return undefined;
  }
}

/** What an ability does, as its card or sheet says; null for what is none. */
export function abilityText(id: string): Message | null {
  const source = abilities.get(id)?.source;
  switch (source?.kind) {
    case 'power':
      return powerSummary(source.alien);
    case 'flare':
      return cardTexts(`flare-${source.alien}/1`)[source.form === 'wild' ? 0 : 1] ?? null;
    case 'artifact':
      return cardTexts(source.artifact)[0] ?? null;
    case 'technology':
      return techText(source.technology);
    case 'reinforcement':
      return cardTexts(source.face)[0] ?? null;
    case undefined:
      return null;
  }
}

import { abilityFacts, isAbility } from '@starboard/cosmic-encounter/content';
import { cardTexts, powerSummary, techText } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';

/** In a line, what is being used. */
export function ruleOf(ability: string): Message | null {
  if (!isAbility(ability)) return null;
  const { source } = abilityFacts(ability);
  switch (source.kind) {
    case 'power':
      return powerSummary(source.alien);
    case 'technology':
      return techText(source.technology);
    case 'artifact':
      return cardTexts(source.artifact)[0] ?? null;
    case 'reinforcement':
      return cardTexts(source.face)[0] ?? null;
    case 'flare':
      return cardTexts(`flare-${source.alien}`)[source.form === 'wild' ? 0 : 1] ?? null;
  }
}

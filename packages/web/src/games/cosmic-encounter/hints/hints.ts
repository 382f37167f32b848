import type { View } from '@starboard/cosmic-encounter';
import { abilityFacts, isAbility } from '@starboard/cosmic-encounter/content';
import { promptName } from '@starboard/cosmic-encounter/keys';
import type { Prompt } from '@starboard/engine';
import type { GameHints } from '../../../table/hints/game-hints.ts';
import { isDeclining } from '../choosing/first-draft.ts';
import { hintTexts } from '../texts.ts';

/** Questions that say something new when they are asked for the first time. */
const byQuestion: Readonly<Record<string, string>> = {
  aim: 'aim',
  ally: 'ally',
  deal: 'deal',
  retrieve: 'regroup',
  'return-ships': 'regroup',
  select: 'select',
};

function asked({ prompt, shape, isWindow }: Prompt): string | null {
  if (!isWindow) return byQuestion[promptName(prompt)] ?? null;
  const deeds = shape.kind === 'choose' ? shape.options.filter((key) => !isDeclining(key)) : [];
  if (deeds.length === 0) return null;
  return deeds.some(isPower) ? 'power' : 'moment';
}

const isPower = (key: string): boolean => isAbility(key) && abilityFacts(key).source.kind === 'power';

/** What beginners are told: of what they are asked first, then of what all see. */
export const ceHints: GameHints<View> = {
  texts: hintTexts,
  now({ view, prompt }) {
    const question = prompt && asked(prompt);
    return [...(question ? [question] : []), ...(view.encounter?.totals ? ['totals'] : [])];
  },
};

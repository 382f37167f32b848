import type { View } from '@starboard/cosmic-encounter';
import { abilityFacts, cardFacts, copiesOf, isAbility } from '@starboard/cosmic-encounter/content';
import { parseOption, promptName, windowOf } from '@starboard/cosmic-encounter/keys';
import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import type { Prompt, Viewer } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';
import { abilitySubject, alienSubject, cardSubject, techSubject } from '../keys/subjects.ts';
import { type Prospect, prospectsOf, sideOf } from './holdings.ts';

/** What a card or a place is chosen for, by prompt: the main button says that, with what it is done to. */
const deeds: Readonly<Record<string, string>> = {
  aim: 'aim',
  'citadel-card': 'select',
  'discard-one': 'discard',
  'give-card': 'give-away',
  loot: 'take',
  rage: 'discard',
  recover: 'take',
  select: 'select',
  store: 'store',
};

/** An option as a button says it; a side with the main player on it. */
export function optionText(
  { encounter }: View,
  { prompt }: Pick<Prompt, 'prompt'>,
  key: string,
  say: Say,
): string {
  const what = say(cosmicEncounterText.option(prompt, key));
  const seat = key === 'offense' || key === 'defense' ? (encounter?.[key] ?? null) : null;
  return seat === null ? what : say('web.ce.tray.side', { side: what, seat: { seat } });
}

/** What the main button says once this is chosen. */
export function deedText(view: View, prompt: Prompt, key: string, say: Say): string {
  const deed = deeds[promptName(prompt.prompt)];
  const what = optionText(view, prompt, key, say);
  return deed === undefined ? what : say(`web.ce.tray.${deed}`, { what });
}

/** A use, and what the totals would be after it. */
export interface PricedUse {
  /** What is to be said to the question that comes with it. */
  readonly choice: string | null;
  /** All of it in a line. */
  readonly label: string;
  /** The same where there is little room: what is used is not named, but stands lit above the button. */
  readonly act: string;
  readonly totals: string | null;
}

/** A use as the main button says it, once for each thing that could be named with it. */
export function pricedUses(
  view: View,
  viewer: Viewer,
  prompt: Prompt,
  key: string,
  say: Say,
): readonly PricedUse[] {
  const act = actText(view, prompt, key, say);
  const short = shortAct(key, say) ?? act;
  const gives = windowOf(prompt.prompt) ? prospectsOf(view, viewer, key) : [];
  if (gives.length === 0) return [{ choice: null, label: act, act: short, totals: null }];
  const own = sideOf(view, viewer);
  return gives.map((prospect) => {
    const { choice } = prospect;
    const naming = (said: string): string =>
      choice === null || choice === own ? said : actNaming(said, key, choice, say);
    const totals = totalsText(prospect);
    return { choice, label: `${naming(act)} · ${totals}`, act: naming(short), totals };
  });
}

/** What is done to the thing that stands lit; null where that alone does not tell. */
function shortAct(key: string, say: Say): string | null {
  if (!isAbility(key)) return null;
  const { source, isCompletion, isNoUse } = abilityFacts(key);
  if (isNoUse || source.kind === 'reinforcement') return null;
  return say('web.ce.tray.use', { what: isCompletion ? 'completion' : source.kind });
}

/** The main button is short: of a reinforcement its number is enough. */
function actText(view: View, prompt: Prompt, key: string, say: Say): string {
  const source = isAbility(key) ? abilityFacts(key).source : null;
  if (source?.kind !== 'reinforcement') return optionText(view, prompt, key, say);
  const [copy = source.face] = copiesOf(source.face);
  return say('web.ce.tray.reinforce', { value: cardFacts(copy).value });
}

/** The same with what is named with it: the other side, or one of two ways to use it. */
function actNaming(act: string, key: string, choice: string, say: Say): string {
  if (choice === 'offense' || choice === 'defense') return say('web.ce.tray.for', { choice });
  return `${act}: ${say(cosmicEncounterText.option(`ce.ask.${key}`, choice))}`;
}

export const totalsText = ({ offense, defense }: Prospect): string => `${offense} : ${defense}`;

/** What can be read about an option: the card, sheet or technology it is or comes from. */
export function subjectOf(prompt: string, key: string): string | null {
  if (windowOf(prompt) && isAbility(key)) return abilitySubject(key);
  const { card, tech, alien } = parseOption(key) ?? {};
  if (card !== undefined) return cardSubject(card);
  if (tech !== undefined) return techSubject(tech);
  return alien === undefined ? null : alienSubject(alien);
}

import { alienFrontiersText, shipInView, type View } from '@starboard/alien-frontiers';
import type { Prompt, Reason } from '@starboard/engine';
import type { Say } from '../../language/say.ts';

/** What may be answered, where the answers are a list. */
export const optionsOf = (prompt: Prompt | null): readonly string[] =>
  prompt && (prompt.shape.kind === 'choose' || prompt.shape.kind === 'pick') ? prompt.shape.options : [];

export const isOffered = (prompt: Prompt | null, act: string): boolean =>
  prompt?.prompt === 'af.ask.act' && optionsOf(prompt).includes(act);

/** Why an act is not on offer; null when it is, or when nobody would look for it. */
export const whyNot = (view: View, act: string): Reason | null =>
  view.refused.find(({ key }) => key === act)?.reason ?? null;

const askingForShips = ['af.ask.destroy', 'af.ask.reroll', 'af.ask.shoot', 'af.ask.teleport'];

/** An option as a button says it; ships by what they show and where they are, one's own without one's name. */
export function optionText(view: View, { prompt }: Prompt, key: string, say: Say): string {
  if (!askingForShips.includes(prompt)) return say(alienFrontiersText.option(prompt, key));
  const message = shipInView(view, key);
  const isOwn = key.startsWith(`${view.turn}.`) && message.key === 'af.ship.at';
  return say(isOwn ? { ...message, key: 'web.af.own-ship-at' } : message);
}

interface NamedOption {
  readonly key: string;
  readonly name: string;
}

/** Options with their names. Of ships that look alike one is enough; where several can be picked they are counted. */
export function namedOptions(view: View, prompt: Prompt, say: Say): readonly NamedOption[] {
  const seen = new Map<string, number>();
  return optionsOf(prompt).flatMap((key) => {
    const name = optionText(view, prompt, key, say);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    if (before === 0) return [{ key, name }];
    return prompt.shape.kind === 'pick' ? [{ key, name: `${name} · ${before + 1}` }] : [];
  });
}

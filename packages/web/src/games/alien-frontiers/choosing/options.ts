import {
  alienFrontiersText,
  parseOption,
  raidSight,
  shipInView,
  type TerritoryId,
  type Title,
  type View,
} from '@starboard/alien-frontiers';
import type { Prompt, Seat } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';
import { waysToGiveBack } from './give-back.ts';
import { bonusText, landingNote } from '../words/landing-text.ts';
import { spokenSigns } from '../words/spoken-signs.ts';

/** What may be answered, where the answers are a list. */
export const optionsOf = (prompt: Prompt | null): readonly string[] =>
  prompt && (prompt.shape.kind === 'choose' || prompt.shape.kind === 'pick') ? prompt.shape.options : [];

export const isOffered = (prompt: Prompt | null, act: string): boolean =>
  prompt?.prompt === 'af.ask.act' && optionsOf(prompt).includes(act);

/** The card an option would take from a player, and whose it is; null for every other option. */
export function lootOf(
  { prompt }: Prompt,
  key: string,
): { readonly seat: Seat; readonly title: Title } | null {
  const option = parseOption(prompt, key);
  return option?.is === 'card' ? { seat: option.seat, title: option.title } : null;
}

/** An option as a button says it; ships by what they show and where they are, one's own without one's name. */
export function optionText(view: View, asked: Prompt, key: string, say: Say): string {
  const { prompt } = asked;
  if (prompt === 'af.ask.raid' && key === 'resources')
    return say('web.af.loot', { ...raidSight(view).tokens });
  if (prompt === 'af.ask.return-fuel') return giveBackText(view, asked, key, say);
  const option = parseOption(prompt, key);
  if (option?.is !== 'ship') return say(alienFrontiersText.option(prompt, key));
  const message = shipInView(view, option);
  const isOwn = option.seat === view.turn && message.key === 'af.ship.at';
  return say(isOwn ? { ...message, key: 'web.af.own-ship-at' } : message);
}

function giveBackText(view: View, asked: Prompt, key: string, say: Say): string {
  const way = waysToGiveBack(view.players[view.turn], asked).find(({ fuel }) => String(fuel) === key);
  return way ? spokenSigns(say('web.af.give-back', { ...way }), say) : key;
}

/** What an option brings or costs, in a few words and tokens; null where its name says it all. */
function optionNote(view: View, { prompt }: Prompt, key: string, say: Say): string | null {
  if (prompt === 'af.ask.land') return landingNote(view, key as TerritoryId, say);
  if (prompt !== 'af.ask.borrow') return null;
  const fuel = view.loans.find(({ territory }) => territory === key)?.fuel ?? 0;
  return `${say('web.af.loan', { fuel })} · ${bonusText(key as TerritoryId, say)}`;
}

interface NamedOption {
  readonly key: string;
  readonly name: string;
  readonly note: string | null;
}

/** Options with their names. Of ships that look alike one is enough; where several can be picked they are counted. */
export function namedOptions(view: View, prompt: Prompt, say: Say): readonly NamedOption[] {
  const seen = new Map<string, number>();
  return optionsOf(prompt).flatMap((key) => {
    const name = optionText(view, prompt, key, say);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    const note = optionNote(view, prompt, key, say);
    if (before === 0) return [{ key, name, note }];
    return prompt.shape.kind === 'pick' ? [{ key, name: `${name} · ${before + 1}`, note }] : [];
  });
}

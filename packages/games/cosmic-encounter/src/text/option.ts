import type { Message, MessageParam } from '@starboard/engine';
import {
  isStarred,
  type OptionKey,
  parseOption,
  promptName,
  type Things,
  unstarred,
  windowOf,
} from '../keys/index.ts';
import { isAbility } from '../content/abilities.ts';
import { abilityAct } from './abilities.ts';
import { cardName } from './cards.ts';
import { alienName, cardTypeName, destinyName, planetName, seatParam, techName } from './names.ts';

/** Prompts whose words mean something else elsewhere. */
const withOwnWords: ReadonlySet<string> = new Set([
  'ce.ask.execute',
  'ce.ask.hoard',
  'ce.ask.keep-or-discard',
  'ce.ask.xenon-lasers',
]);

/**
 * An option as a button would say it. In a window it is something to do; anywhere else it is a thing, or a word,
 * perhaps with what that is done to.
 */
export function optionMessage(prompt: string, key: string): Message {
  if (windowOf(prompt) && isAbility(key)) return abilityAct(key);
  if (isStarred(key))
    return { key: 'ce.ships.prometheus-at', params: { place: optionMessage(prompt, unstarred(key)) } };
  const option = parseOption(key);
  if (!option) return { key };
  const params = thingsSaid(option);
  const names = Object.keys(params);
  const [only] = names;
  if (option.word === null && only !== undefined && names.length === 1) return params[only] as Message;
  const own = withOwnWords.has(prompt) ? `${promptName(prompt)}.` : '';
  // without a word, as in `2:red-3`, it is a thing of several parts
  return { key: `ce.choice.${own}${option.word ?? names.join('-')}`, params };
}

type Saying = { readonly [Name in keyof Things]-?: (thing: NonNullable<Things[Name]>) => MessageParam };

const sayings: Saying = {
  seat: (seat) => ({ key: 'ce.choice.seat', params: { seat: seatParam(seat) } }),
  planet: planetName,
  planet2: planetName,
  alien: alienName,
  tech: techName,
  destiny: destinyName,
  type: cardTypeName,
  card: cardName,
  ability: abilityAct,
  kind: (kind) => ({ key: `ce.deal.${kind}` }),
  side: (side) => side,
  count: (count) => count,
};

/** What is said with a word, by name: `drive-out:red-1:2` names a planet and a player. */
function thingsSaid({ word: _word, ...things }: OptionKey): Record<string, MessageParam> {
  const said = Object.entries(things).map(([name, thing]) => [
    name,
    (sayings[name as keyof Things] as (thing: unknown) => MessageParam)(thing),
  ]);
  return Object.fromEntries(said) as Record<string, MessageParam>;
}

import type { Message, MessageParam } from '@starboard/engine';
import { type AlienId, alienIds } from '../content/aliens.ts';
import type { CardType } from '../content/cosmic-cards.ts';
import { type TechId, techIds } from '../content/technologies.ts';
import { otherWindows, phaseWindows } from '../content/windows.ts';
import { cardKinds } from '../rules/deal/deal-terms.ts';
import { isAbility } from '../rules/abilities/registry.ts';
import { isStarred, unstarred } from '../rules/ships/ship-places.ts';
import { abilityAct } from './abilities.ts';
import { cardName, isCard } from './cards.ts';
import {
  alienName,
  cardTypeName,
  destinyName,
  isDestiny,
  isPlanetKey,
  planetName,
  seatParam,
  techName,
} from './names.ts';

/** Something a key can stand for, told by its shape alone. */
interface Kind {
  readonly name: string;
  is(key: string): boolean;
  say(key: string): Message;
}

const among = (known: readonly string[]) => (key: string) => known.includes(key);

// an attack or a morph is said as the card; these are types of which there are many cards
const types: readonly CardType[] = ['attack', 'reinforcement', 'artifact', 'flare'];

const kinds: readonly Kind[] = [
  {
    name: 'seat',
    is: (key) => /^\d$/.test(key),
    say: (key) => ({ key: 'ce.choice.seat', params: { seat: seatParam(Number(key)) } }),
  },
  { name: 'planet', is: isPlanetKey, say: planetName },
  { name: 'alien', is: among(alienIds), say: (key) => alienName(key as AlienId) },
  { name: 'tech', is: among(techIds), say: (key) => techName(key as TechId) },
  { name: 'destiny', is: isDestiny, say: destinyName },
  { name: 'type', is: among(types), say: (key) => cardTypeName(key as CardType) },
  { name: 'card', is: isCard, say: cardName },
  { name: 'ability', is: isAbility, say: abilityAct },
  { name: 'kind', is: among(cardKinds), say: (key) => ({ key: `ce.deal.${key}` }) },
];

/** Prompts whose words mean something else elsewhere. */
const withOwnWords: ReadonlySet<string> = new Set([
  'ce.ask.execute',
  'ce.ask.hoard',
  'ce.ask.keep-or-discard',
  'ce.ask.xenon-lasers',
]);

const windowPrompts: ReadonlySet<string> = new Set(
  [...phaseWindows, ...otherWindows].map((window) => `ce.ask.${window}`),
);

/**
 * An option as a button would say it. In a window it is something to do; anywhere else it is a thing, or a word,
 * perhaps with what that is done to.
 */
export function optionMessage(prompt: string, key: string): Message {
  if (windowPrompts.has(prompt) && isAbility(key)) return abilityAct(key);
  if (isStarred(key))
    return { key: 'ce.ships.prometheus-at', params: { place: optionMessage(prompt, unstarred(key)) } };
  const kind = kinds.find(({ is }) => is(key));
  if (kind) return kind.say(key);
  const parts = key.split(':');
  const isWord = !kinds.some(({ is }) => is(parts[0] ?? ''));
  const objects = (isWord ? parts.slice(1) : parts).map(objectOf);
  // without a word, as in `2:red-3`, it is a thing of several parts
  const word = isWord ? parts[0] : objects.map(([name]) => name).join('-');
  const own = withOwnWords.has(prompt) ? `${prompt.replace('ce.ask.', '')}.` : '';
  return { key: `ce.choice.${own}${word}`, params: numbered(objects) };
}

/** What is said with a word: `drive-out:red-1:2` names a planet and a player. */
function objectOf(key: string): readonly [name: string, param: MessageParam] {
  const kind = kinds.find(({ is }) => is(unstarred(key)));
  if (kind) return [kind.name, optionMessage('', key)];
  return key === 'offense' || key === 'defense' ? ['side', key] : ['count', Number(key.replace('#', ''))];
}

/** `between:red-1:red-2` names a `planet` and a `planet2`. */
function numbered(objects: readonly (readonly [string, MessageParam])[]): Record<string, MessageParam> {
  const named: Record<string, MessageParam> = {};
  for (const [name, param] of objects) named[name in named ? `${name}2` : name] = param;
  return named;
}

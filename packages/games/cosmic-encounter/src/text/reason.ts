import type { Message, MessageParam, Question, Reason } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { CardType } from '../content/cosmic-cards.ts';
import type { WindowName } from '../content/windows.ts';
import type { Role } from '../rules/state/seats.ts';
import { abilityName } from './abilities.ts';
import { cardName } from './cards.ts';
import { alienName, cardTypeName, planetName, roleName, seatParam, windowName } from './names.ts';

type Params = NonNullable<Reason['params']>;

/** Prompts and reasons carry ids; by the name of the parameter they become names. */
const named = (params: Params): Record<string, MessageParam> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, paramOf(name, value)]));

export const reasonMessage = ({ key, params = {} }: Reason): Message => ({ key, params: named(params) });

export const promptMessage = (prompt: string, params: Question['params'] = {}): Message => ({
  key: prompt,
  params: named(params),
});

function paramOf(name: string, value: string | number): MessageParam {
  switch (name) {
    case 'ability':
      return abilityName(String(value));
    case 'alien':
      return alienName(value as AlienId);
    case 'card':
      return cardName(String(value));
    case 'cardType':
      return cardTypeName(value as CardType);
    case 'planet':
      return planetName(String(value));
    case 'role':
      return roleName(value as Role);
    case 'window':
      return windowName(value as WindowName);
    case 'seat':
    case 'from':
    case 'to':
      return seatParam(Number(value));
    default:
      return value;
  }
}

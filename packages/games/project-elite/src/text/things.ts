import type { Message } from '@starboard/engine';
import { isCard } from '../content/equipment.ts';
import { isHeroId } from '../content/heroes.ts';
import { tokenSlots } from '../content/tokens.ts';
import { readEventHolder } from '../keys/holders.ts';
import { facesText } from './gear.ts';
import { eventName, heroName, nameOfCard, plain } from './names.ts';

// What tokens are called: those with slots by what they take, the others by the number of their objective cell.

const withSlots: Readonly<Record<string, string>> = { D: 'charge', R: 'recon', X: 'nest', C: 'cage' };
const withNumber: Readonly<Record<string, string>> = { T: 'target', N: 'find', P: 'trap' };

/** The kind of a token by its id; tokens of the ground are their own kind. */
export const tokenKind = (token: string): string =>
  withSlots[token[0] ?? ''] ?? withNumber[token[0] ?? ''] ?? token;

export function tokenName(token: string): Message {
  const kind = tokenKind(token);
  if (token[0] && token[0] in withSlots)
    return plain(`token.${kind}`, { slots: facesText(tokenSlots(token)) });
  if (token[0] && token[0] in withNumber) return plain(`token.${kind}`, { no: numberOf(token) });
  return plain(`token.${kind}`);
}

/** Of the objective cell it lies on, or belongs to. */
export const numberOf = (token: string): number => Number.parseInt(token.slice(1), 10);

/** Anything that has slots, or can be handed over. */
export function thingName(thing: string): Message {
  if (isCard(thing)) return nameOfCard(thing);
  if (isHeroId(thing)) return plain('token.board', { hero: heroName(thing) });
  const event = readEventHolder(thing);
  return event === null ? tokenName(thing) : eventName(event);
}

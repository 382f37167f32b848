import type { BoardPlace } from '../board/place.ts';

type Place = (key: string) => BoardPlace;

const territory: Place = (key) => `territory:${key}` as BoardPlace;
const colony: Place = (key) => `colony:${key}` as BoardPlace;
const ship: Place = (key) => `ship:${key}` as BoardPlace;

/** Prompts whose options are things on the board. */
const places: Readonly<Record<string, Place>> = {
  'af.ask.borrow': territory,
  'af.ask.destroy': ship,
  'af.ask.field-off': (key) => `field:${key}` as BoardPlace,
  'af.ask.field-to': territory,
  'af.ask.land': territory,
  'af.ask.move-colony': colony,
  'af.ask.move-to': territory,
  'af.ask.reroll': ship,
  'af.ask.shoot': ship,
  'af.ask.shoot-at': (key) => `facility:${key}` as BoardPlace,
  'af.ask.swap-first': colony,
  'af.ask.swap-second': colony,
  'af.ask.teleport': ship,
};

const acts: Readonly<Record<string, Place>> = {
  cycle: () => 'display',
  claim: (title) => `card:${title}` as BoardPlace,
  'buy-relic': () => 'relic',
};

/** Where on the board an option can be chosen; null when it is nowhere to be seen there. */
export function placeOf(prompt: string, key: string): BoardPlace | null {
  if (prompt !== 'af.ask.act') return places[prompt]?.(key) ?? null;
  const [act = '', object = ''] = key.split(':');
  return acts[act]?.(object) ?? null;
}

import {
  alienFrontiersText,
  type CardId,
  type Event,
  type FacilityId,
  facilityName,
  shipInView,
  type TerritoryId,
  territories,
  type View,
} from '@starboard/alien-frontiers';
import type { Message, Seat } from '@starboard/engine';
import type { Place, Scene } from '../board.ts';
import { coloniesOn, dice } from './pieces.ts';

const heading = (name: string): Message => ({ key: `cli.alien-frontiers.heading.${name}` });

const headings: Readonly<Record<string, string>> = {
  cycle: 'artifact',
  claim: 'artifact',
  use: 'cards',
  discard: 'cards',
};

export function placeOf(prompt: string, key: string): Place | null {
  if (prompt !== 'af.ask.act') return null;
  const [act = '', object = '', kinds = ''] = key.split(':');
  if (act !== 'dock') return { heading: heading(headings[act] ?? 'other') };
  return {
    heading: heading('dock'),
    row: { name: facilityName(object as FacilityId), choice: dice(kinds.split('+')) },
  };
}

/** Prompts whose options are single dice. */
const shipPrompts = ['destroy', 'reroll', 'shoot', 'teleport'].map((name) => `af.ask.${name}`);

export const labelOf = (view: View, prompt: string, key: string): Message =>
  shipPrompts.includes(prompt) ? shipInView(view, key) : alienFrontiersText.option(prompt, key);

/** Who has colonies on a territory; what a card would do. */
export function detailOf(view: View, scene: Scene, _prompt: string, key: string): string | null {
  if ((territories as readonly string[]).includes(key)) return coloniesOn(view, scene, key as TerritoryId);
  const [act, title] = key.split(':') as [string, CardId?];
  if (act !== 'use' && act !== 'discard') return null;
  return scene.say(`af.card.${title}.${act === 'use' ? 'fuel' : 'discard'}`);
}

/** Fuel and ore that change hands, and how far the colony in the Hub gets. */
export function gainOf(events: readonly Event[], seat: Seat): Message | null {
  let [fuel, ore] = [0, 0];
  let circle: number | null = null;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'hubAdvanced') circle = event.circle;
    if (event.type === 'gained') [fuel, ore] = [fuel + event.fuel, ore + event.ore];
    if (event.type === 'paid') [fuel, ore] = [fuel - event.fuel, ore - event.ore];
    if (event.type === 'traded') [fuel, ore] = [fuel - event.fuel, ore + event.ore];
  }
  const [first, second] = [
    ...(fuel === 0 ? [] : [gain('fuel', { count: signed(fuel) })]),
    ...(ore === 0 ? [] : [gain('ore', { count: signed(ore) })]),
    ...(circle === null ? [] : [gain('hub', { circle })]),
  ];
  return first && second ? gain('both', { first, second }) : (first ?? null);
}

const gain = (what: string, params: NonNullable<Message['params']>): Message => ({
  key: `cli.alien-frontiers.gain.${what}`,
  params,
});

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

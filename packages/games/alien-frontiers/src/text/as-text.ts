import type { Message, MessageParam, TextSection } from '@starboard/engine';
import { bay, type FacilityId, facilities } from '../content/facilities.ts';
import type { CardId } from '../content/tech-cards.ts';
import { fields, type TerritoryId, territories } from '../content/territories.ts';
import { largestFleet } from '../rules/facilities/shipyard.ts';
import type { View } from '../view/view.ts';
import { facilityName, fieldName, nameOfCard, territoryName } from './names.ts';
import { seatParam } from './ships.ts';

type Station = FacilityId | typeof bay;

const text = (key: string, params?: Readonly<Record<string, MessageParam>>): Message => ({
  key: `af.text.${key}`,
  ...(params && { params }),
});

const none = '–';
const stations: readonly Station[] = [...facilities, bay];

/** One after the other, with commas; nothing where there is none. */
const joined = (parts: readonly Message[]): Message | null =>
  parts.length === 0 ? null : parts.reduceRight((rest, first) => text('joined', { first, rest }));

const listed = (parts: readonly Message[]): MessageParam => joined(parts) ?? none;
const cardNames = (cards: readonly CardId[]): MessageParam => listed(cards.map(nameOfCard));

/** The whole table in sentences. */
export const asText = (view: View): readonly TextSection[] => [
  { title: text('players'), lines: view.players.map((player, seat) => playerLine(player, seat)) },
  {
    title: text('stations'),
    lines: stations.map((station) =>
      text('named', { name: facilityName(station), what: dockedText(station, view) ?? text('empty') }),
    ),
  },
  {
    title: text('planet'),
    lines: [...territories.map((territory) => territoryText(territory, view)), relicLine(view)],
  },
  { title: text('cards'), lines: view.cards.display.map(nameOfCard) },
  { title: text('aside'), lines: asideLines(view) },
];

const playerLine = (player: View['players'][number], seat: number): Message =>
  text('player', {
    seat: seatParam(seat),
    score: player.score,
    fuel: player.fuel,
    ore: player.ore,
    ships: largestFleet - player.inStock,
    supply: player.supply,
    hub: player.hub,
    dice: player.hand.map(({ value }) => value).join(' ') || none,
    cards: cardNames(player.cards),
  });

/** Which ships are docked at a station; null for an empty Maintenance Bay. */
export function dockedText(station: Station, view: View): Message | null {
  if (station === bay)
    return joined(
      view.players.flatMap(({ bay: { length: count } }, seat) =>
        count > 0 ? text('waiting-of', { seat: seatParam(seat), count }) : [],
      ),
    );
  const { ships, ports } = view.facilities[station];
  // every player has docks of their own there
  const each = station === 'colonist-hub' ? '-each' : '';
  const who = joined(ships.map(({ seat, value }) => text('docked-one', { seat: seatParam(seat), value })));
  return who === null ? text(`docked-none${each}`, { ports }) : text(`docked${each}`, { who, ports });
}

/** A territory in a sentence: who controls it, who has settled there, which fields lie on it. */
export function territoryText(territory: TerritoryId, view: View): Message {
  const { colonies, controller } = view.territories[territory];
  const who =
    controller === null
      ? text('controlled-by-nobody')
      : text('controlled-by', { seat: seatParam(controller) });
  const settled = colonies.flatMap((count, seat) =>
    count > 0 ? text('colonies-of', { seat: seatParam(seat), count }) : [],
  );
  const here = fields.filter((field) => view.fields[field] === territory).map(fieldName);
  return text('named', { name: territoryName(territory), what: listed([who, ...settled, ...here]) });
}

function relicLine({ relic: { owner, at } }: View): Message {
  if (owner === null || at === 'stock')
    return text('relic-free', { territory: territoryName('burroughs-desert') });
  const place = at === 'hand' ? text('to-place') : facilityName(at);
  return text('relic-owned', { seat: seatParam(owner), place });
}

/** What lies beside the board: the piles, the fields still to be placed, the stock where it can run out. */
function asideLines({ cards, fields: placed, stock }: View): readonly Message[] {
  const idle = fields.filter((field) => placed[field] === null).map(fieldName);
  return [
    text('deck', { count: cards.drawCount }),
    text('discard', { cards: cardNames(cards.discard) }),
    text('fields', { fields: listed(idle) }),
    ...(stock ? [text('stock', { fuel: stock.fuel, ore: stock.ore })] : []),
  ];
}

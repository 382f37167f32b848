import {
  bay,
  facilities,
  fields,
  relicIndex,
  territories,
  titleOf,
  type View,
} from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';

type Keys = (view: View) => readonly string[];

const others = ({ players, turn }: View): Seat[] =>
  players.map((_, seat) => seat).filter((seat) => seat !== turn);

const shipId = (seat: Seat, ship: number): string => `${seat}.${ship === relicIndex ? 'relic' : ship}`;

/** Ships on the board, at a facility or in the Bay. */
const standing = (view: View): { seat: Seat; ship: number }[] => [
  ...facilities.flatMap((facility) => view.facilities[facility].ships),
  ...view.players.flatMap((player, seat) => player.bay.map((ship) => ({ seat, ship }))),
];

const ownHand: Keys = ({ players, turn }) =>
  (players[turn]?.hand ?? []).map(({ ship }) => shipId(turn, ship));
const ownStanding: Keys = (view) =>
  standing(view)
    .filter(({ seat }) => seat === view.turn)
    .map(({ seat, ship }) => shipId(seat, ship));
const othersStanding: Keys = (view) =>
  standing(view)
    .filter(({ seat }) => seat !== view.turn)
    .map(({ seat, ship }) => shipId(seat, ship));

/** Unplaced ships by what they show, as the rules name them. */
const ownKinds: Keys = ({ players, turn, thisTurn }) => {
  const kinds = (players[turn]?.hand ?? []).map(
    ({ ship, value }) =>
      `${value}${ship === relicIndex ? 'r' : ''}${ship === thisTurn.teleported ? 't' : ''}`,
  );
  return [...new Set(kinds)];
};

const colonies: Keys = (view) =>
  territories.flatMap((territory) =>
    view.territories[territory].colonies.flatMap((count, seat) =>
      count > 0 ? [`${territory}/${seat}`] : [],
    ),
  );

const loot: Keys = (view) => [
  'resources',
  ...others(view).flatMap((seat) =>
    (view.players[seat]?.cards ?? []).map((card) => `card:${seat}:${titleOf(card)}`),
  ),
];

/** Fuel and ore that are there; that somebody has none needs no telling. */
const tokens: Keys = (view) =>
  others(view).flatMap((seat) =>
    (['fuel', 'ore'] as const)
      .filter((token) => (view.players[seat]?.[token] ?? 0) > 0)
      .map((token) => `${seat}:${token}`),
  );

const keysOf: Readonly<Record<string, Keys>> = {
  boost: ownKinds,
  borrow: () => territories,
  destroy: othersStanding,
  'field-off': () => fields,
  'field-to': () => territories,
  flip: ownKinds,
  'gravity-from': ownKinds,
  'gravity-to': ownKinds,
  land: () => territories,
  'move-colony': colonies,
  'move-to': () => territories,
  raid: loot,
  'raid-tokens': tokens,
  recover: ({ cards }) => [...new Set(cards.discard.map(titleOf))],
  reroll: ownHand,
  shoot: othersStanding,
  'shoot-at': () => [...facilities, bay],
  slow: ownKinds,
  'swap-first': colonies,
  'swap-second': colonies,
  teleport: ownStanding,
};

/** What a player may point at in answer to a prompt, by the kind of thing it asks for. */
export const conceivableKeys = (view: View, prompt: string): readonly string[] =>
  keysOf[prompt.replace('af.ask.', '')]?.(view) ?? [];

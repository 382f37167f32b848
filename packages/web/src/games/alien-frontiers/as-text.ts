import {
  cardName,
  facilities,
  facilityName,
  fieldName,
  fields,
  territories,
  territoryName,
  titleOf,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../language/say.ts';
import type { TextSection } from '../../table/table-game.ts';
import { dockedText } from './docked-text.ts';

/** The whole table in sentences, for whoever reads it with a screen reader. */
export function tableAsText(view: View, say: Say): TextSection[] {
  return [
    { title: say('web.af.text.players'), lines: view.players.map((_, seat) => playerLine(view, seat, say)) },
    {
      title: say('web.af.text.stations'),
      lines: facilities.map(
        (facility) => `${say(facilityName(facility))}: ${dockedText(facility, view, say)}`,
      ),
    },
    { title: say('web.af.text.planet'), lines: territories.map((each) => territoryLine(view, each, say)) },
    {
      title: say('web.af.text.cards'),
      lines: view.cards.display.map((card) => say(cardName(titleOf(card)))),
    },
  ];
}

function playerLine(view: View, seat: number, say: Say): string {
  const player = view.players[seat];
  if (!player) return '';
  const cards = player.cards.map((card) => say(cardName(titleOf(card))));
  const dice = player.hand.map(({ value }) => value);
  return say('web.af.text.player', {
    seat: { seat },
    score: player.score,
    fuel: player.fuel,
    ore: player.ore,
    ships: 6 - player.inStock,
    supply: player.supply,
    hub: player.hub,
    dice: dice.length > 0 ? dice.join(' ') : '–',
    cards: cards.length > 0 ? cards.join(', ') : '–',
  });
}

function territoryLine(view: View, territory: (typeof territories)[number], say: Say): string {
  const { colonies, controller } = view.territories[territory];
  const settled = colonies.flatMap((count, seat) =>
    count > 0 ? [say('web.af.colonies-of', { seat: { seat }, count })] : [],
  );
  const here = fields
    .filter((field) => view.fields[field] === territory)
    .map((field) => say(fieldName(field)));
  const who =
    controller === null
      ? say('web.af.controlled-by-nobody')
      : say('web.af.controlled-by', { seat: { seat: controller } });
  return [`${say(territoryName(territory))}: ${who}`, ...settled, ...here].join(', ');
}

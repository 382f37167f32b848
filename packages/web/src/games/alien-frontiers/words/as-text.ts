import {
  cardName,
  type CardId,
  facilityName,
  fieldName,
  fields,
  largestFleet,
  territories,
  territoryName,
  titleOf,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { TextSection } from '../../../table/table-game.ts';
import { stations } from '../board/place.ts';
import { dockedText } from './docked-text.ts';
import { territoryText } from './territory-text.ts';

/** The whole table in sentences, for whoever reads it with a screen reader. */
export function tableAsText(view: View, say: Say): TextSection[] {
  return [
    { title: say('web.af.text.players'), lines: view.players.map((_, seat) => playerLine(view, seat, say)) },
    {
      title: say('web.af.text.stations'),
      lines: stations.map((station) => {
        const docked = dockedText(station, view, say);
        return `${say(facilityName(station))}: ${docked || say('web.af.text.empty')}`;
      }),
    },
    {
      title: say('web.af.text.planet'),
      lines: [...territories.map((each) => territoryText(each, view, say)), relicLine(view, say)],
    },
    {
      title: say('web.af.text.cards'),
      lines: view.cards.display.map((card) => say(cardName(titleOf(card)))),
    },
    { title: say('web.af.text.aside'), lines: asideLines(view, say) },
  ];
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : '–');
const cardNames = (cards: readonly CardId[], say: Say): string =>
  listed(cards.map((card) => say(cardName(titleOf(card)))));

function playerLine(view: View, seat: number, say: Say): string {
  const player = view.players[seat];
  if (!player) return '';
  const dice = player.hand.map(({ value }) => value);
  return say('web.af.text.player', {
    seat: { seat },
    score: player.score,
    fuel: player.fuel,
    ore: player.ore,
    ships: largestFleet - player.inStock,
    supply: player.supply,
    hub: player.hub,
    dice: dice.length > 0 ? dice.join(' ') : '–',
    cards: cardNames(player.cards, say),
  });
}

function relicLine({ relic: { owner, at } }: View, say: Say): string {
  if (owner === null || at === 'stock')
    return say('web.af.text.relic-free', { territory: say(territoryName('burroughs-desert')) });
  const place = at === 'hand' ? say('web.af.text.to-place') : say(facilityName(at));
  return say('web.af.text.relic-owned', { seat: { seat: owner }, place });
}

/** What lies beside the board: the piles, the fields nobody has placed, the stock where it can run out. */
function asideLines({ cards, fields: placed, stock }: View, say: Say): string[] {
  const idle = fields.filter((field) => placed[field] === null).map((field) => say(fieldName(field)));
  return [
    `${say('web.af.deck')}: ${cards.drawCount}`,
    `${say('web.af.discard')}: ${cardNames(cards.discard, say)}`,
    `${say('web.af.fields')}: ${listed(idle)}`,
    ...(stock
      ? [
          `${say('web.af.stock')}: ${say('web.af.fact.fuel')} ${stock.fuel}, ${say('web.af.fact.ore')} ${stock.ore}`,
        ]
      : []),
  ];
}

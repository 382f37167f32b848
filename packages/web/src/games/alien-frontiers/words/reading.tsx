import {
  cardName,
  cardPowers,
  facilityEffect,
  facilityName,
  fieldEffect,
  fieldName,
  fields,
  parsePlace,
  territories,
  territoryBonus,
  territoryName,
  titleOf,
  titles,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { Reading, RulesSection } from '../../../table/table-game.ts';
import { stations } from '../board/place.ts';
import { StationArt } from '../board/stations/stations.tsx';
import { TechIcon } from '../pieces/tech-icon.tsx';
import { FieldToken } from '../pieces/tokens.tsx';

/** A card, station, territory or field at reading size. */
export function readingOf(subject: string, view: View, say: Say): Reading | null {
  if (subject === 'discard')
    return {
      kicker: say('web.af.rules.cards'),
      title: say('web.af.discard'),
      lines: view.cards.discard.map((card) => ({ text: say(cardName(titleOf(card))) })),
    };
  const placed = parsePlace(subject);
  if (!placed) return null;
  switch (placed.at) {
    case 'card':
      return {
        kicker: say('web.af.kicker.card'),
        title: say(cardName(placed.title)),
        art: <TechIcon title={placed.title} size={96} />,
        lines: cardPowers(placed.title).map((power) => ({ text: say(power) })),
      };
    case 'facility':
      return {
        kicker: say('web.af.kicker.station'),
        title: say(facilityName(placed.station)),
        art: <StationArt station={placed.station} size={96} />,
        lines: [{ text: say(facilityEffect(placed.station)) }],
      };
    case 'territory':
      return {
        kicker: say('web.af.kicker.territory'),
        title: say(territoryName(placed.territory)),
        lines: [{ label: say('web.af.bonus'), text: say(territoryBonus(placed.territory)) }],
      };
    case 'field':
      return {
        kicker: say('web.af.kicker.field'),
        title: say(fieldName(placed.field)),
        art: <FieldToken field={placed.field} size={96} />,
        lines: [{ text: say(fieldEffect(placed.field)) }],
      };
    case 'ship':
    case 'colony':
    case 'relic':
    case 'display':
      return null;
  }
}

/** The rules tab: the course of a turn, and all that is on the table. */
export function rulesOf(say: Say): RulesSection[] {
  const goal = ['goal', 'turn', 'points', 'end'].map((key) => say(`web.af.rules.${key}`));
  return [
    { title: say('web.af.rules.title'), lines: goal },
    {
      title: say('web.af.rules.stations'),
      lines: stations.map((each) => `${say(facilityName(each))}: ${say(facilityEffect(each))}`),
    },
    {
      title: say('web.af.rules.territories'),
      lines: territories.map((each) => `${say(territoryName(each))}: ${say(territoryBonus(each))}`),
    },
    {
      title: say('web.af.rules.fields'),
      lines: fields.map((each) => `${say(fieldName(each))}: ${say(fieldEffect(each))}`),
    },
    {
      title: say('web.af.rules.cards'),
      lines: titles.map(
        (each) =>
          `${say(cardName(each))}: ${cardPowers(each)
            .map((power) => say(power))
            .join(' ')}`,
      ),
    },
  ];
}

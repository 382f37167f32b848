import { type Position, positionAt, readOptions, type Seat } from '@starboard/engine';
import { aliensIn } from '../content/aliens.ts';
import { type Colour, colours } from '../content/colours.ts';
import type { CardId } from '../content/cosmic-cards.ts';
import { type DestinyId, destinyDeck } from '../content/destiny.ts';
import { invariants } from '../rules/invariants/invariants.ts';
import { seatsWithoutPower } from '../rules/powers/lost-powers.ts';
import { optionValues, type Settings, settingsOf } from '../rules/state/options.ts';
import { newEncounter } from '../rules/encounter/new-encounter.ts';
import { turn } from '../rules/turn/turn.ts';
import { clockwiseFrom } from '../rules/state/seats.ts';
import { emptyTable } from '../rules/setup/setup.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { planetOf, type Sheet, type State } from '../rules/state/state.ts';
import { checkDescription, checkUnfinished, playersOf } from './check-description.ts';
import { placeCards, flaresMentioned } from './place-cards.ts';
import type { PlayerDescription, PositionDescription } from './description.ts';
import { placeShips } from './place-ships.ts';
import { dealTechs, hasTechs, placePlanets, placePrometheus } from './place-techs.ts';

/**
 * Sets the table as described and checks that it could happen. Scenarios, lessons, puzzles and bug reports start
 * here. Throws a sentence that says what is wrong.
 */
export function buildPosition(description: PositionDescription): Position<State> {
  checkDescription(description);
  const state = setTable(description);
  checkUnfinished(state);
  const wrong = invariants(state, null);
  if (wrong.length > 0) throw new Error(`not a legal position: it is broken that ${wrong.join('; that ')}`);
  const { loaded } = description;
  return positionAt({
    game: 'cosmic-encounter',
    seats: state.players.length,
    state,
    frames: [{ proc: turn.name, step: description.encounter === 2 ? 'encounter' : 'begin', locals: {} }],
    seed: description.seed ?? 'position',
    ...(loaded && {
      loaded: Object.fromEntries(Object.entries(loaded).map(([stream, draws]) => [stream, [...draws]])),
    }),
  });
}

function setTable(description: PositionDescription): State {
  const seats = playersOf(description);
  const settings = readSettings(description);
  const { hands, onSheets, stored, deck, discard, beside } = placeCards(description, settings);
  const given = colours.slice(0, seats).map((colour): PlayerDescription => description[colour] ?? {});
  const players = given.map((player, seat) => ({
    hand: hands[seat] ?? [],
    aside: [],
    sheets: sheetsOf(player, onSheets[seat] ?? []),
    techs: [],
    removed: 0,
  }));
  const offense = colours.indexOf(description.offense ?? 'red');
  const isSecond = description.encounter === 2;
  const state: State = {
    ...emptyTable(settings, players),
    deck,
    discard,
    ...destinyPiles(description, seats, offense),
    unusedAliens: aliensIn(settings.edition).filter(
      (alien) => !given.some((player) => player.alien === alien),
    ),
    offense,
    turnNumber: isSecond ? 1 : 0,
    encounter: isSecond ? newEncounter(seats, offense, 2) : null,
  };
  dealTechs(state, description, stored);
  placePlanets(state, description);
  for (const [key, cards] of Object.entries(beside)) planetOf(state, planetByKey(state, key)).cards = cards;
  given.forEach((player, seat) => placeShips(state, seat, player));
  given.forEach((player, seat) => placePrometheus(state, seat, player));
  state.lostPowers = seatsWithoutPower(state);
  return state;
}

function readSettings(description: PositionDescription): Settings {
  const withFlares = flaresMentioned(description).length > 0 ? { flares: 'standard' } : {};
  const isHidden = colours.some((colour) => description[colour]?.hidden);
  const read = readOptions(optionValues, {
    ...withFlares,
    ...(isHidden && { hiddenPowers: true }),
    ...(hasTechs(description) && { technologies: true }),
    ...description.options,
  });
  if ('refused' in read)
    throw new Error(`options: ${read.refused.key} ${JSON.stringify(read.refused.params)}`);
  return settingsOf(read.options);
}

const sheetsOf = ({ alien, hidden = false, tokens = 0 }: PlayerDescription, cards: CardId[]): Sheet[] =>
  alien ? [{ alien, isHidden: hidden, isSecond: false, tokens, cards, cardsFrom: null }] : [];

function destinyPiles(description: PositionDescription, seats: number, offense: Seat) {
  const left = destinyDeck(seats);
  const usual = clockwiseFrom(seats, offense)
    .slice(1)
    .map((seat) => colours[seat] as Colour);
  const next = (description.destiny ?? usual).map((word) => {
    const card = left.find((candidate) => isCalled(candidate, word));
    if (card === undefined) throw new Error(`there is no further destiny card '${word}'`);
    left.splice(left.indexOf(card), 1);
    return card;
  });
  const count = description.destinyCount ?? next.length + left.length;
  if (count < next.length || count > next.length + left.length)
    throw new Error(`the destiny deck cannot have ${count} cards`);
  const destinyDiscard = left.splice(count - next.length);
  return { destinyDeck: [...next, ...left].reverse(), destinyDiscard };
}

const isCalled = (card: DestinyId, word: string): boolean => {
  const seat = colours.indexOf(word as Colour);
  return seat < 0
    ? card.startsWith('wild') === (word === 'wild') && (word === 'wild' || card === `special-${word}`)
    : card.startsWith(`colour-${seat}/`);
};

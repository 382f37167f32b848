import { type Position, positionAt, readOptions } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { type CardId, cardsOf, isTitle, techDeck, type Title } from '../content/tech-cards.ts';
import { isField, isTerritory } from '../content/territories.ts';
import { invariants } from '../rules/state/invariants.ts';
import { type Options, optionValues } from '../rules/state/options.ts';
import { coloniesFor, emptyBoard, newPlayer } from '../rules/state/setup.ts';
import type { Player, State } from '../rules/state/state.ts';
import { turn } from '../rules/turn/turn.ts';
import { checkDescription, checkUnfinished } from './check-description.ts';
import { checkDocked } from './check-docked.ts';
import { checkThisTurn } from './check-this-turn.ts';
import type { PlayerDescription, PositionDescription } from './description.ts';
import { placePieces, placeRelic, seatOf } from './place-pieces.ts';

/**
 * Sets the table as described and checks that it could happen. Scenarios, lessons, puzzles and bug reports start
 * here. Throws a sentence that says what is wrong.
 */
export function buildPosition(description: PositionDescription): Position<State> {
  checkDescription(description);
  const seats = description.players ?? 4;
  const read = readOptions(optionValues, description.options ?? {});
  if ('refused' in read)
    throw new Error(`options: ${read.refused.key} ${JSON.stringify(read.refused.params)}`);
  const state = setTable(description, seats, read.options);
  checkUnfinished(state);
  checkThisTurn(state);
  const wrong = invariants(state);
  if (wrong.length > 0) throw new Error(`not a legal position: it is broken that ${wrong.join('; that ')}`);
  checkDocked(state);
  return positionAt({
    game: 'alien-frontiers',
    seats,
    state,
    frames: [{ proc: turn.name, step: description.roll ? 'act' : 'begin', locals: {} }],
    seed: description.seed ?? 'position',
    ...(description.dice && { loaded: { dice: description.dice.map((value) => value - 1) } }),
  });
}

function setTable(description: PositionDescription, seats: number, options: Options): State {
  const deal = dealer(techDeck(options.techDeck));
  const players = colours.slice(0, seats).map((colour): Player => {
    const given = description[colour] ?? {};
    return {
      ...newPlayer(suppliesOf(given, coloniesFor(seats, options)), {
        fuel: given.fuel ?? 0,
        ore: given.ore ?? 0,
      }),
      hub: given.hub ?? 0,
      cards: deal(given.cards ?? []),
    };
  });
  const extra = colours.slice(seats).find((colour) => description[colour]);
  if (extra) throw new Error(`${extra} does not play at a table of ${seats}`);
  const state: State = {
    ...emptyBoard(seats, options, seatOf(description.first ?? 'red', seats), players, {
      draw: [],
      display: [],
    }),
    turn: seatOf(description.turn ?? 'red', seats),
    round: description.round ?? 1,
  };
  Object.assign(state, cardPiles(description, deal));
  players.forEach((_, seat) => placePieces(state, seat, description));
  placeRelic(state, description);
  for (const [field, territory] of Object.entries(description.fields ?? {})) {
    if (!isField(field)) throw new Error(`there is no field '${field}'`);
    if (!isTerritory(territory)) throw new Error(`there is no territory '${String(territory)}'`);
    state.fields[field] = territory;
  }
  Object.assign(state.thisTurn, description.thisTurn);
  return state;
}

/** Hands out cards by title, each copy once. */
function dealer(deck: readonly CardId[]) {
  const left = [...deck];
  return (wanted: readonly Title[] | number): CardId[] => {
    if (typeof wanted === 'number') return left.splice(0, wanted);
    return wanted.map((title) => {
      if (!isTitle(title)) throw new Error(`there is no tech card '${String(title)}'`);
      const card = cardsOf(title).find((copy) => left.includes(copy));
      if (card === undefined) throw new Error(`the deck has no further ${title}`);
      left.splice(left.indexOf(card), 1);
      return card;
    });
  };
}

function cardPiles(description: PositionDescription, deal: ReturnType<typeof dealer>) {
  const display = deal(description.display ?? []);
  const discard = deal(description.discard ?? []);
  const next = deal(description.draw ?? []);
  display.push(...deal(Math.max(0, 3 - display.length)));
  const rest = deal(Number.POSITIVE_INFINITY);
  const { drawCount } = description;
  if (drawCount !== undefined) discard.push(...rest.splice(Math.max(0, drawCount - next.length)));
  return { display, discard, draw: [...next, ...rest].reverse() };
}

function suppliesOf({ colonies = {}, hub = 0 }: PlayerDescription, starting: number): number {
  const landed = Object.values(colonies).reduce((sum, count) => sum + count, 0);
  return starting - landed - (hub > 0 ? 1 : 0);
}

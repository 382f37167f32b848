import { end, goto, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { type DestinyId, destinyFacts, type Special } from '../../content/destiny.ts';
import { settling } from '../abilities/use.ts';
import type { CeTable } from '../state/events.ts';
import { planetKey } from '../../keys/planets.ts';
import { planetByKey } from '../ships/planets.ts';
import { clockwiseFrom } from '../state/seats.ts';
import { opens, sequence } from '../sequence.ts';
import { coloniesOf, foreignColonies, planetsOf, shipsOn } from '../ships/ships.ts';
import { encounterOf, playerOf, planetOf, type PlanetIndex, type State } from '../state/state.ts';
import { reEstablish } from './re-establish.ts';
import { runs } from '../runs.ts';

export const destiny = sequence<object>('destiny', {
  // out of turn it may be known already whom it is against
  begin: ({ state }) => (encounterOf(state).defense === null ? undefined : end()),
  'before-draw': opens('destiny.before-draw'),
  draw: (table) => drawDestiny(table),
  'after-draw': opens('destiny.after-draw'),
  'draw-again': ({ state }) => {
    const encounter = encounterOf(state);
    if (!encounter.mustRedraw && !isPassedOver(state) && !isHomeless(state)) {
      encounter.isRedraw = false;
      return undefined;
    }
    Object.assign(encounter, { mustRedraw: false, defense: null, target: null });
    discardDestiny(state);
    return goto('before-draw');
  },
  settle: settling,
  choose: {
    questions: (state) => {
      const options = choices(state);
      return options.length > 1
        ? [{ seat: encounterOf(state).offense, prompt: 'ce.ask.destiny', shape: { kind: 'choose', options } }]
        : [];
    },
    answer: (table, _locals, answers) => {
      const { state } = table;
      const [only = ''] = choices(state);
      return follow(table, (answers.get(encounterOf(state).offense) as string | undefined) ?? only);
    },
  },
});

/** The last card of the deck is never drawn: it is shuffled with the discards first. */
export function readyDestinyDeck(table: CeTable): void {
  const { state } = table;
  if (state.destinyDeck.length > 1) return;
  state.destinyDeck = table.shuffle('destiny', [...state.destinyDeck, ...state.destinyDiscard]);
  state.destinyDiscard = [];
  table.emit({ type: 'destinyReshuffled' });
}

function drawDestiny(table: CeTable): void {
  const { state } = table;
  const encounter = encounterOf(state);
  readyDestinyDeck(table);
  const card = table.draw(state.destinyDeck);
  if (card === undefined) throw new Error('the destiny deck ran out');
  encounter.destiny = card;
  encounter.draws++;
  encounter.destinyColour = colourOf(state, card);
  table.emit({ type: 'destinyDrawn', card });
}

/** Whom a special card points at is settled when it is drawn. */
function colourOf(state: State, card: DestinyId): Seat | null {
  const facts = destinyFacts(card);
  switch (facts.kind) {
    case 'wild':
      return null;
    case 'special':
      return pointedAt(state, facts.special);
    case 'colour':
      return facts.seat;
  }
}

/** 2008: after choosing to draw again, cards of the own colour are passed over, once all players have seen them. */
function isPassedOver(state: State): boolean {
  const { isRedraw, offense, defense, destinyColour } = encounterOf(state);
  const passesOver = state.settings.ownColourDeckRule === 'skip-own-colour-on-redraw';
  return passesOver && isRedraw && defense === null && destinyColour === offense;
}

/** A player without a planet cannot be sought at home: the card is drawn again. */
function isHomeless(state: State): boolean {
  const { offense, defense, destinyColour } = encounterOf(state);
  if (defense !== null || destinyColour === offense) return false;
  return destinyColour === null
    ? clockwiseFrom(state.players.length, offense)
        .slice(1)
        .every((seat) => planetsOf(state, seat).length === 0)
    : planetsOf(state, destinyColour).length === 0;
}

export function discardDestiny(state: State): void {
  const encounter = encounterOf(state);
  if (encounter.destiny !== null) state.destinyDiscard.push(encounter.destiny);
  Object.assign(encounter, { destiny: null, destinyColour: null });
}

const player = (seat: Seat): string => optionKey({ word: 'player', seat });

/** What the card leaves the offense to choose; one option is no choice. */
function choices(state: State): string[] {
  const { offense, defense, destiny: card, destinyColour } = encounterOf(state);
  if (defense !== null) return [player(defense)];
  if (card === null) throw new Error('no destiny card was drawn');
  const facts = destinyFacts(card);
  switch (facts.kind) {
    case 'wild':
      return clockwiseFrom(state.players.length, offense)
        .slice(1)
        .filter((seat) => planetsOf(state, seat).length > 0)
        .map(player);
    case 'special':
      return [player(destinyColour as Seat)];
    case 'colour':
      return facts.seat === offense ? ownColour(state, offense) : [player(facts.seat)];
  }
}

/** Drive a player out, settle an empty planet again, or draw once more. */
function ownColour(state: State, offense: Seat): string[] {
  const planets = planetsOf(state, offense);
  const intruders = planets.flatMap((planet) =>
    state.players.flatMap((_, seat) =>
      seat !== offense && shipsOn(state, seat, planet) > 0
        ? [optionKey({ word: 'drive-out', planet: planetKey(state, planet), seat })]
        : [],
    ),
  );
  const hasShips = coloniesOf(state, offense).length > 0 || (encounterOf(state).gate[offense] ?? 0) > 0;
  const empty = planets.filter((planet) => planetOf(state, planet).ships.every((count) => count === 0));
  return [
    ...intruders,
    ...(hasShips
      ? empty.map((planet) => optionKey({ word: 're-establish', planet: planetKey(state, planet) }))
      : []),
    'redraw',
  ];
}

const measures: Readonly<Record<Special, (state: State, seat: Seat) => number>> = {
  'most-cards': (state, seat) => playerOf(state, seat).hand.length,
  'most-colonies': (state, seat) => foreignColonies(state, seat).length,
  'fewest-in-warp': (state, seat) => -(state.warp[seat] ?? 0),
};

/** Whose colour the card in force is; a special one is of the colour it points at, a wild one of none. */
export const colourDrawn = (state: State): Seat | null => encounterOf(state).destinyColour;

/** The other player with the most; of equals, the first to the offense's left. */
export function pointedAt(state: State, special: Special): Seat {
  const others = clockwiseFrom(state.players.length, encounterOf(state).offense).slice(1);
  const measure = (seat: Seat) => measures[special](state, seat);
  const best = Math.max(...others.map(measure));
  return others.find((seat) => measure(seat) === best) as Seat;
}

function follow(table: CeTable, choice: string) {
  const { state } = table;
  const encounter = encounterOf(state);
  const { word, seat = 0, planet = '' } = parseOption(choice) ?? {};
  switch (word ?? '') {
    case 'player':
      return nameDefense(table, seat, null);
    case 'drive-out':
      return nameDefense(table, seat, planetByKey(state, planet));
    case 're-establish':
      return runs(reEstablish, { planet: planetByKey(state, planet) });
    case 'redraw':
      encounter.isRedraw = true;
      discardDestiny(state);
      return goto('before-draw');
    default:
      throw new Error(`'${choice}' is no answer to destiny`);
  }
}

function nameDefense(table: CeTable, seat: Seat, target: PlanetIndex | null): undefined {
  const encounter = encounterOf(table.state);
  encounter.defense = seat;
  encounter.target = target ?? encounter.target;
  table.emit({ type: 'defenseNamed', seat });
}

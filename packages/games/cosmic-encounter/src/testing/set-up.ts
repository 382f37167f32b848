import { copy, type Match, playFrom, startMatch } from '@starboard/engine';
import { type AlienId, aliensIn } from '../content/aliens.ts';
import { colours } from '../content/colours.ts';
import { cardFacts, typeOf } from '../content/cosmic-cards.ts';
import { cosmicEncounter, type Options, type State } from '../index.ts';
import { ScenarioTable } from './scenario-table.ts';

export const start = (seats: number, options: Partial<Options>, seed = 'set-up'): Match =>
  startMatch(cosmicEncounter, { seats, seed, options });

export const stateOf = (match: Match): State => match.position.state as State;

/** Every card of the game, wherever it is. */
export const cardsOf = ({ deck, players }: State): string[] => [
  ...deck,
  ...players.flatMap(({ hand, sheets }) => [...hand, ...sheets.flatMap(({ cards }) => cards)]),
];

export const flaresOf = (state: State): (AlienId | null)[] =>
  cardsOf(state)
    .filter((card) => typeOf(card) === 'flare')
    .map((card) => cardFacts(card).flare);

export const aliensOf = ({ players }: State): (AlienId | undefined)[] =>
  players.map(({ sheets }) => sheets[0]?.alien);

/** A table at which each seat is offered what is said, and others two of the rest. */
export function offering(
  options: Partial<Options>,
  ...offers: readonly (readonly [AlienId, AlienId])[]
): ScenarioTable {
  const match = start(Math.max(3, offers.length), { alienChoice: 'two-flares', ...options });
  const position = copy(match.position);
  const state = position.state as State;
  const rest = aliensIn(state.settings.edition).filter((alien) => !offers.flat().includes(alien));
  state.offered = state.players.map((_, seat) => [...(offers[seat] ?? rest.splice(0, 2))]);
  state.unusedAliens = rest;
  return new ScenarioTable(playFrom(cosmicEncounter, position));
}

/** Every player keeps the first of the sheets offered, or what is said. */
export function choosing(table: ScenarioTable, ...kept: readonly AlienId[]): ScenarioTable {
  const answers = table.state.offered.map((offer, seat) => [colours[seat], kept[seat] ?? offer[0]]);
  return table.together(Object.fromEntries(answers));
}

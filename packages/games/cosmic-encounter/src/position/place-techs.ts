import { type Colour, colours } from '../content/colours.ts';
import type { CardId } from '../content/cosmic-cards.ts';
import { techFacts, type TechId, techsFor } from '../content/technologies.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { planetOf, playerOf, type State } from '../rules/state/state.ts';
import { faceDown } from '../rules/techs/techs.ts';
import type { PlayerDescription, PositionDescription } from './description.ts';

/** Whether technologies are in the game, because something is said about them. */
export const hasTechs = ({ techDeck, genesis, destroyed, cannon, ...rest }: PositionDescription): boolean =>
  [techDeck, genesis, destroyed, cannon].some((said) => said !== undefined) ||
  colours.some((colour) => rest[colour]?.techs !== undefined);

/** Deals the technologies described; what no player has lies in the deck, what is to come first on top. */
export function dealTechs(
  state: State,
  description: PositionDescription,
  stored: readonly CardId[][][],
): void {
  const { settings } = state;
  const left: TechId[] = settings.technologies ? [...techsFor(settings.planets)] : [];
  const take = (id: TechId): TechId => {
    if (!left.includes(id)) throw new Error(`there is no further technology '${id}'`);
    left.splice(left.indexOf(id), 1);
    return id;
  };
  state.players.forEach((player, seat) => {
    const { techs = [] } = description[colours[seat] as Colour] ?? {};
    player.techs = techs.map(({ id, ships = 0, completed = false }, index) => {
      if (completed && (ships > 0 || techFacts(id).isHidden))
        throw new Error(`${id} cannot lie completed with ${ships} ships`);
      return { ...faceDown(take(id)), ships, isFaceUp: completed, cards: stored[seat]?.[index] ?? [] };
    });
  });
  const next = (description.techDeck ?? []).map(take);
  state.techDeck = [...next, ...left].reverse();
}

/** Planets that came or went, and the cannon between them; before any ships are placed. */
export function placePlanets(state: State, { genesis, destroyed = [], cannon }: PositionDescription): void {
  if (genesis !== undefined) {
    const ships = state.players.map(() => 0);
    state.planets.push({ system: colours.indexOf(genesis), ships, cards: [], isDestroyed: false });
  }
  for (const key of destroyed) {
    const planet = planetOf(state, planetByKey(state, key));
    planet.ships.fill(0);
    planet.isDestroyed = true;
  }
  if (cannon) state.cannon = cannon.map((key) => planetByKey(state, key));
}

/** The ship that is told apart joins those already placed. */
export function placePrometheus(state: State, seat: number, { prometheus }: PlayerDescription): void {
  if (prometheus === undefined) return;
  if (!playerOf(state, seat).techs.some(({ id, isFaceUp }) => id === 'prometheus' && isFaceUp))
    throw new Error('the Prometheus flies only where its technology is completed');
  state.prometheus = { seat, at: null, goesAlong: false };
  addShips(state, seat, prometheus === 'warp' ? 'warp' : planetByKey(state, prometheus), 1);
}

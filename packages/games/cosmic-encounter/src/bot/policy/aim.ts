import type { Seat } from '@starboard/engine';
import { parseOption } from '../../keys/index.ts';
import { destinyFacts, type DestinyId } from '../../content/destiny.ts';
import type { PlanetIndex } from '../../rules/state/state.ts';
import { type Battle, expected } from '../battle.ts';
import type { Sight } from '../sight.ts';
import { shareIf, shareOf } from '../values.ts';
import type { Family } from './family.ts';

/** Ships that an offense usually has on the gate, before allies come. */
const usualShips = 4;

/** What an attack of this seat on that planet may bring. */
function attack(sight: Sight, defense: Seat, target: PlanetIndex): number {
  const gate = Array.from({ length: sight.seats }, () => 0);
  const waiting = sight.isInEncounter ? (sight.gate[sight.seat] ?? 0) : 0;
  gate[sight.seat] = Math.max(waiting, Math.min(usualShips, sight.shipsOnColonies(sight.seat)));
  const battle: Battle = { offense: sight.seat, defense, target, gate, zone: gate.map(() => 0) };
  return expected(sight, battle);
}

/** The best that an attack in a player's home system may bring. */
export function bestAttack(sight: Sight, defense: Seat): number {
  let best = 0;
  for (const planet of sight.planetsOf(defense)) best = Math.max(best, attack(sight, defense, planet));
  return best;
}

/** Where the gate points. */
export const aim: Family = (_asked, sight) => (key) => {
  const { seat, planet = '' } = parseOption(key) ?? {};
  const defense = seat ?? sight.defense;
  return defense === null ? 0 : attack(sight, defense, sight.planet(planet));
};

/** Whom to face, at home or away; or another card. */
export const destiny: Family = (_asked, sight) => (key) => {
  const { word, seat, planet = '', destiny: card } = parseOption(key) ?? {};
  if (card !== undefined) return byCard(sight, card);
  if (word === 'player' && seat !== undefined) return bestAttack(sight, seat);
  if (word === 'drive-out' && seat !== undefined) return attack(sight, seat, sight.planet(planet));
  if (word === 're-establish')
    return shareIf(sight.standings, sight.seat, (standings) => {
      (standings[sight.seat] as { home: number }).home++;
    });
  return average(sight);
};

/** What a destiny card would bring that one may name: one's own enemies, not a fight of others that helps the leader. */
function byCard(sight: Sight, card: DestinyId): number {
  if (sight.offense !== sight.seat) return shareOf(sight.standings, sight.seat);
  const facts = destinyFacts(card);
  if (facts.kind === 'colour' && facts.seat !== sight.seat) return bestAttack(sight, facts.seat);
  return average(sight);
}

/** What a card that is drawn blindly brings. */
function average(sight: Sight): number {
  let total = 0;
  for (let seat = 0; seat < sight.seats; seat++) if (seat !== sight.seat) total += bestAttack(sight, seat);
  return total / (sight.seats - 1);
}

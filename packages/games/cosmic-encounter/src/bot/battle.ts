import type { Seat } from '@starboard/engine';
import { cardFacts } from '../content/cosmic-cards.ts';
import type { PlanetIndex, Side } from '../rules/state/state.ts';
import type { Standing } from './features.ts';
import type { Sight } from './sight.ts';
import { chanceBelow, chanceOfTalk } from './unseen.ts';
import { shareOf } from './values.ts';
import { alienOdds, odds } from './weights.ts';

/** An encounter as it is or might become: who fights, for which planet, with how many ships. */
export interface Battle {
  readonly offense: Seat;
  readonly defense: Seat;
  readonly target: PlanetIndex;
  /** Ships of the offense and its allies, by seat. */
  readonly gate: readonly number[];
  /** Ships of the defense's allies, by seat. */
  readonly zone: readonly number[];
}

/** The encounter under way; null as long as it has no target. */
export function battleOf(sight: Sight): Battle | null {
  const { offense, defense, target } = sight;
  if (!sight.isInEncounter || defense === null || target === null) return null;
  return { offense, defense, target, gate: sight.gate, zone: sight.zone };
}

/** The same with more ships of a seat on a side. */
export function joined(battle: Battle, seat: Seat, side: Side, ships: number): Battle {
  const place = side === 'offense' ? 'gate' : 'zone';
  const counts = [...battle[place]];
  counts[seat] = (counts[seat] ?? 0) + ships;
  return { ...battle, [place]: counts };
}

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

/** By how many ships the offense is stronger. */
export const lead = (sight: Sight, { defense, target, gate, zone }: Battle): number =>
  sum(gate) - sum(zone) - sight.shipsOn(defense, target);

/** The same in all that counts: what the powers of the main players add is counted in ships. */
export function edge(sight: Sight, battle: Battle): number {
  const [offense, defense] = [sight.standings[battle.offense], sight.standings[battle.defense]];
  return lead(sight, battle) + (mightOf(offense) - mightOf(defense)) / odds.ship;
}

const mightOf = (standing: Standing | undefined): number =>
  standing?.hasPower && standing.alien !== null ? (alienOdds[standing.alien] ?? 0) : 0;

/** How likely the offense wins, as far as this seat knows: a main player knows what it could lay. */
export function chanceOfOffense(sight: Sight, battle: Battle): number {
  const ahead = edge(sight, battle);
  const { hand } = sight.standings[sight.seat] ?? {};
  const laid = sight.ownCard;
  const best = laid === null ? (hand?.best ?? 0) : cardFacts(laid).value;
  // a tie goes to the defense
  if (sight.seat === battle.offense) return chanceWith(sight, best, ahead - 1);
  if (sight.seat === battle.defense) return 1 - chanceWith(sight, best, -ahead);
  return 1 / (1 + Math.exp(-(odds.even + odds.ship * ahead)));
}

/** How likely a main player wins with an attack of that value; `ahead`: by how much it may be lower. */
export const chanceWith = (sight: Sight, value: number, ahead: number): number =>
  chanceOfTalk + (1 - chanceOfTalk) * chanceBelow(sight.unseen, value + ahead + 1);

/** What this seat may expect of the encounter. */
export function expected(sight: Sight, battle: Battle, chance = chanceOfOffense(sight, battle)): number {
  const won = shareOf(ifOffenseWins(sight, battle), sight.seat);
  const lost = shareOf(ifDefenseWins(sight, battle), sight.seat);
  return chance * won + (1 - chance) * lost;
}

const copies = ({ standings }: Sight): Standing[] => standings.map((standing) => ({ ...standing }));

/** All who have ships on the gate land; the defense and its allies lose theirs. */
export function ifOffenseWins(sight: Sight, { defense, target, gate, zone }: Battle): Standing[] {
  const standings = copies(sight);
  for (const [seat, standing] of standings.entries()) {
    if ((gate[seat] ?? 0) > 0 && sight.shipsOn(seat, target) === 0) {
      if (sight.isHome(seat, target)) standing.home++;
      else standing.missing--;
    }
    loseTo(standing, zone[seat] ?? 0);
  }
  const loser = standings[defense];
  const there = sight.shipsOn(defense, target);
  if (loser && there > 0) {
    loseTo(loser, there);
    if (!sight.isHome(defense, target)) loser.missing++;
    else loser.home--;
  }
  return standings;
}

/** Whether the offense or an ally of it would win the game by this encounter, and this seat not with them. */
export function handsOverTheWin(sight: Sight, battle: Battle): boolean {
  const standings = ifOffenseWins(sight, battle);
  return (standings[sight.seat]?.missing ?? 0) > 0 && standings.some(({ missing }) => missing <= 0);
}

/** The offense and its allies lose what they sent; the defense's allies are rewarded for each ship. */
export function ifDefenseWins(sight: Sight, { gate, zone }: Battle): Standing[] {
  const standings = copies(sight);
  for (const [seat, standing] of standings.entries()) {
    loseTo(standing, gate[seat] ?? 0);
    if (!sight.hasNoRewards) standing.cards += zone[seat] ?? 0;
  }
  return standings;
}

/** What talks usually come to: a colony each, where both may have one. */
export function ifTalked(
  before: readonly Standing[],
  { offense, defense }: Pick<Battle, 'offense' | 'defense'>,
): Standing[] {
  const standings = before.map((standing) => ({ ...standing }));
  const [one, other] = [standings[offense], standings[defense]];
  if (one && other && one.missing > 1 && other.missing > 1) {
    one.missing--;
    other.missing--;
  }
  return standings;
}

function loseTo(standing: Standing, ships: number): void {
  standing.ships -= ships;
  standing.warp += ships;
}

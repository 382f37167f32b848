import type { Bot, Json, Means, Prompt, Seat } from '@starboard/engine';
import type { FacilityId } from '../content/facilities.ts';
import { type TerritoryId, territories } from '../content/territories.ts';
import { type Act, parseAct } from '../keys/index.ts';
import { type Planet, pointsOn } from '../rules/planet/control.ts';
import type { Tokens } from '../rules/state/resources.ts';
import { haul } from './loot.ts';

type Wish = (act: Act) => boolean;

/** Acts, the best first. */
class Wishes {
  readonly #wishes: readonly Wish[];
  // there are a few hundred acts, and the same ones come again and again
  readonly #ranks = new Map<string, number>();

  constructor(wishes: readonly Wish[]) {
    this.#wishes = wishes;
  }

  /** Of several ways to dock somewhere the one with the highest dice, which comes last. */
  bestOf(acts: readonly string[]): string | undefined {
    let best: string | undefined;
    let least = this.#wishes.length - 1;
    for (const act of acts) {
      const rank = this.#ranks.get(act) ?? this.#rank(act);
      if (rank <= least) [best, least] = [act, rank];
    }
    return best;
  }

  #rank(key: string): number {
    const act = parseAct(key);
    const found = this.#wishes.findIndex((isWished) => act !== null && isWished(act));
    const rank = found < 0 ? this.#wishes.length : found;
    this.#ranks.set(key, rank);
    return rank;
  }
}

const doing =
  (is: Act['is']): Wish =>
  (act) =>
    act.is === is;
const docking =
  (station: FacilityId): Wish =>
  (act) =>
    act.is === 'dock' && act.station === station;

/** What is done whenever it can be done. */
const always = [
  doing('launch'),
  docking('colony-constructor'),
  docking('shipyard'),
  docking('terraforming-station'),
  doing('buy-relic'),
  doing('claim'),
  docking('raiders-outpost'),
];
const mine = docking('lunar-mine');
const converter = docking('solar-converter');
const otherwise = [
  docking('colonist-hub'),
  mine,
  converter,
  docking('alien-artifact'),
  doing('dock'),
  doing('end-turn'),
];

/** Tokens come first where there are none. */
const forOre = new Wishes([...always, mine, ...otherwise]);
const forFuel = new Wishes([...always, converter, ...otherwise]);
const forBoth = new Wishes([...always, mine, converter, ...otherwise]);
const forNeither = new Wishes([...always, ...otherwise]);

function wishesWith({ fuel, ore }: Tokens): Wishes {
  if (ore === 0) return fuel === 0 ? forBoth : forOre;
  return fuel === 0 ? forFuel : forNeither;
}

/** Answers by a fixed list of what is good, without a thought of what comes after; undefined where it has none. */
export function byPriority({ prompt, shape }: Prompt, glance: Means['glance'], seat: Seat): Json | undefined {
  if (shape.kind === 'amount') return shape.max;
  if (shape.kind === 'split') return haul(shape, 'ore');
  if (shape.kind !== 'choose') return undefined;
  const { options } = shape;
  switch (prompt) {
    case 'af.ask.act':
      return wishesWith(glance() as Tokens).bestOf(options);
    case 'af.ask.raid':
      return options[0];
    case 'af.ask.land':
      return bestLanding(glance() as Planet, seat, options);
    default:
      return undefined;
  }
}

/** Plays by the list alone. No level is as weak; the bench plays it, as the least that a bot can cost. */
export const priorityList: Bot = {
  name: 'priority list',
  decide: (prompt, { seat, glance, draw }) => byPriority(prompt, glance, seat) ?? draw(),
};

/** Where a colony gains most points and takes most from others. */
function bestLanding(planet: Planet, seat: Seat, options: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const territory of territories) {
    if (!options.includes(territory)) continue;
    const colonies = planet.colonies[territory];
    const before = leadOn(planet, seat, territory);
    colonies[seat] = (colonies[seat] as number) + 1;
    const gained = leadOn(planet, seat, territory) - before;
    if (gained > most) [best, most] = [territory, gained];
  }
  return best;
}

/** Own points there count twice as much as those of the others against them. */
function leadOn(planet: Planet, seat: Seat, territory: TerritoryId): number {
  let lead = 0;
  for (let other = 0; other < planet.colonies[territory].length; other++)
    lead += (other === seat ? 2 : -1) * pointsOn(planet, other, territory);
  return lead;
}

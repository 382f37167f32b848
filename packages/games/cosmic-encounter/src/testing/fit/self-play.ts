import { BotsAtTable, botByName, luckFor } from '@starboard/bots';
import { type Bot, type Match, type Seat, startMatch, submit } from '@starboard/engine';
import { type AlienId, alienIds } from '../../content/aliens.ts';
import { battleOf, lead } from '../../bot/battle.ts';
import { featuresOf, standingsOf } from '../../bot/features.ts';
import { Sight } from '../../bot/sight.ts';
import { cosmicEncounter, type Event, type Options } from '../../index.ts';
import { mainOf } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';

/** How all stood when an encounter began, as one seat saw it, and what each won in the end. */
export interface Stand {
  /** The features, seat after seat; and by seat which alien's power it has, or -1. */
  readonly features: Float64Array;
  readonly aliens: readonly number[];
  shares: readonly number[];
}

/** What was fought out: by how many ships the offense was ahead, whose powers met, and whether it won. */
export interface Fight {
  readonly lead: number;
  readonly offense: number;
  readonly defense: number;
  isWon: boolean;
}

export interface Lived {
  readonly stands: Stand[];
  readonly fights: Fight[];
}

/** Tables of all kinds, so that values hold at any of them. */
const tables: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [4, { alienChoice: 'random' }],
  [4, { alienChoice: 'random', flares: 'standard' }],
  [3, { alienChoice: 'random' }],
  [5, { alienChoice: 'random', flares: 'standard' }],
  [4, { edition: '2008', alienChoice: 'random', technologies: true }],
  [5, { alienChoice: 'random' }],
];

const mostDecisions = 20_000;

/** One game of bots against themselves, with what can be learned from it. */
export function live(seed: string, number: number, levels: readonly string[]): Lived {
  const [seats, options] = tables[number % tables.length] as (typeof tables)[number];
  const match = startMatch(cosmicEncounter, { seats, options, seed: `${seed}/${number}`, undo: false });
  const bots = Array.from({ length: seats }, (_, seat) => levelOf(levels, number + seat));
  const atTable = new BotsAtTable(match, bots, luckFor(`${seed}/${number}`));
  const lived: Lived = { stands: [], fights: [] };
  let fight: Fight | null = null;
  for (let decisions = 0; !match.position.outcome; decisions++) {
    const input = atTable.nextAnswer();
    if (!input || decisions > mostDecisions) return { stands: [], fights: lived.fights };
    const before = isSelecting(match) ? fightAt(match) : null;
    const result = submit(match, input);
    if (!result.accepted) throw new Error(`${result.reason.key}: ${JSON.stringify(input)}`);
    fight = before ?? fight;
    for (const event of result.events as readonly Event[]) {
      if (event.type === 'encounterStarted') lived.stands.push(standAt(match, lived.stands.length % seats));
      if (event.type === 'encounterEnded') {
        const isFought = event.result === 'offense-won' || event.result === 'defense-won';
        if (fight && isFought) lived.fights.push({ ...fight, isWon: event.result === 'offense-won' });
        fight = null;
      }
    }
  }
  const { winners } = match.position.outcome;
  const shares = Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  for (const stand of lived.stands) stand.shares = shares;
  return lived;
}

function levelOf(levels: readonly string[], number: number): Bot {
  const bot = botByName(levels[number % levels.length] ?? '', cosmicEncounter);
  if (!bot) throw new Error(`there is no bot among ${levels.join()}`);
  return bot;
}

const stateOf = ({ position }: Match): State => position.state as State;

const isSelecting = ({ questions }: Match): boolean => questions[0]?.prompt === 'ce.ask.select';

const indexOf = (alien: AlienId | null, hasPower: boolean): number =>
  alien === null || !hasPower ? -1 : alienIds.indexOf(alien);

/** As one of the seats sees it, another each time: what is in a hand counts for its owner alone. */
function standAt(match: Match, viewer: Seat): Stand {
  const standings = standingsOf(stateOf(match), viewer);
  return {
    features: Float64Array.from(standings.flatMap(featuresOf)),
    aliens: standings.map(({ alien, hasPower }) => indexOf(alien, hasPower)),
    shares: [],
  };
}

function fightAt(match: Match): Fight | null {
  const state = stateOf(match);
  const sight = new Sight(state, 0);
  const battle = battleOf(sight);
  if (!battle) return null;
  const power = (seat: Seat) => {
    const standing = sight.standings[seat];
    return standing ? indexOf(standing.alien, standing.hasPower) : -1;
  };
  const encounter = encounterOf(state);
  return {
    lead: lead(sight, battle),
    offense: power(mainOf(encounter, 'offense')),
    defense: power(mainOf(encounter, 'defense')),
    isWon: false,
  };
}

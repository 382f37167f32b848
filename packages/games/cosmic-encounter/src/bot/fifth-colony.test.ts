import { askBot, botByName, luckFor } from '@starboard/bots';
import {
  below,
  decisionOf,
  isPause,
  type Match,
  playFrom,
  type Question,
  type RandomState,
  randomFrom,
  type Seat,
  shuffle,
  submit,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { type AlienId, aliensIn, isCompatible } from '../content/aliens.ts';
import {
  buildPosition,
  type Colour,
  colours,
  cosmicEncounter,
  type PlanetKey,
  type PlayerDescription,
  type State,
} from '../index.ts';

const positions = 1000;

/** A bot that thinks takes its time; asked everywhere, it joined nowhere either. */
const thoughtEvery = 5;

/** Of a hundred, in how many at the most a bot may help another player to win alone. */
const most = 2;

interface Asked {
  readonly match: Match;
  readonly question: Question;
}

const bot = (name: string) => botByName(name, cosmicEncounter) ?? expect.fail(`there is no bot '${name}'`);

/** Tables where the offense needs one more colony; the others have two at the most, so that no ally wins with it. */
function tableOf(number: number): Match {
  const luck = randomFrom(`fifth colony ${number}`);
  const players = 3 + below(luck, 'players', 3);
  const seated = colours.slice(0, players);
  const offense = seated[below(luck, 'offense', players)] as Colour;
  const aliens = alienSet(luck, players);
  const player = (colour: Colour, seat: Seat): PlayerDescription => ({
    // without tokens, the power that waits for them to be gone would have won
    ...(below(luck, 'powers', 4) > 0 && { alien: aliens[seat] as AlienId, tokens: 3 }),
    hand: 3 + below(luck, 'hands', 6),
    warp: below(luck, 'warp', 4),
    ships: coloniesOf(luck, seated, colour, colour === offense ? 4 : below(luck, 'colonies', 3)),
  });
  const described = Object.fromEntries(seated.map((colour, seat) => [colour, player(colour, seat)]));
  const options = { flares: (['none', 'standard'] as const)[number % 2] ?? 'none' };
  const position = buildPosition({ players, options, offense, seed: `${number}`, ...described });
  return playFrom(cosmicEncounter, position, { undo: false });
}

function alienSet(luck: RandomState, count: number): AlienId[] {
  const found: AlienId[] = [];
  for (const alien of shuffle(luck, 'aliens', [...aliensIn('revised')]))
    if (found.length < count && isCompatible(alien, found)) found.push(alien);
  return found;
}

/** So many colonies on planets of others, each of one or two ships. */
function coloniesOf(
  luck: RandomState,
  seated: readonly Colour[],
  own: Colour,
  count: number,
): Partial<Record<PlanetKey, number>> {
  const planets = seated
    .filter((colour) => colour !== own)
    .flatMap((colour) => [1, 2, 3, 4, 5].map((place): PlanetKey => `${colour}-${place}`));
  const chosen = shuffle(luck, 'planets', planets).slice(0, count);
  return Object.fromEntries(chosen.map((planet) => [planet, 1 + below(luck, 'ships', 2)]));
}

const stateOf = ({ position }: Match): State => position.state as State;

/** Plays until a player is asked whether to help the offense to its fifth colony; null where it does not come to that. */
function untilAsked(match: Match, luck: RandomState): Question | null {
  for (let answers = 0; answers < 300 && !match.position.outcome; answers++) {
    const [question] = match.questions;
    if (!question || stateOf(match).encounter?.phase === 'planning') return null;
    if (question.prompt === 'ce.ask.ally' && isTempted(match, question)) return question;
    const { seat } = question;
    const answer = isInvitation(match, question) ? all(question) : askBot(bot('normal'), match, seat, luck);
    if (isPause(question.shape, answer)) return null;
    submit(match, { seat, decision: decisionOf(match, seat), answer });
  }
  return null;
}

const isInvitation = (match: Match, { prompt, seat }: Question): boolean =>
  prompt === 'ce.ask.invite' && stateOf(match).encounter?.offense === seat;

const all = ({ shape }: Question): string[] => (shape.kind === 'pick' ? [...shape.options] : []);

/** The offense would land where it has no colony, away from home, and have five. */
function isTempted(match: Match, { shape }: Question): boolean {
  const { encounter, planets } = stateOf(match);
  const [offense = -1, target] = [encounter?.offense, planets[encounter?.target ?? -1]];
  const colonies = planets.filter(({ system, ships }) => system !== offense && (ships[offense] ?? 0) > 0);
  const isFifth = colonies.length === 4 && target?.system !== offense && (target?.ships[offense] ?? 0) === 0;
  return isFifth && shape.kind === 'choose' && shape.options.includes('join:offense');
}

/** In how many of these positions a bot joins the offense. */
function helps(name: string, asked: readonly Asked[]): number {
  const joins = asked.filter(
    ({ match, question }, number) =>
      askBot(bot(name), match, question.seat, luckFor(`${name} ${number}`)) === 'join:offense',
  );
  return joins.length;
}

test('nobody helps another player to the fifth colony without a share in the win', () => {
  const asked: Asked[] = [];
  for (let number = 0; asked.length < positions; number++) {
    const match = tableOf(number);
    const question = untilAsked(match, luckFor(`${number}`));
    if (question) asked.push({ match, question });
  }
  expect(helps('normal', asked)).toBeLessThan((asked.length * most) / 100);
  const some = asked.filter((_, number) => number % thoughtEvery === 0);
  expect(helps('hard', some)).toBeLessThan((some.length * most) / 100);
});

import type { Seat } from '@starboard/engine';
import { type Board, boardById } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { type HeroCard, heroCard, type HeroId } from '../../content/heroes.ts';
import { type Preset, presets } from '../../content/presets.ts';
import { figuresOfAKind, type SwarmKind, swarmKinds } from '../../content/swarm.ts';
import type { Alien, AlienKind, Hero, MissionToken, Player, State } from './state.ts';

// What is read off the table all over the rules.

export const boardIn = (state: State): Board => boardById(state.settings.map);
export const presetIn = ({ settings }: State): Preset => presets[settings.difficulty];
export const isUntimed = ({ settings }: State): boolean => settings.clock === 'untimed';
export const isSolo = (state: State): boolean => state.players.length === 1;
/** As how many they count: one player counts as two. */
export const teamSize = ({ heroes }: State): number => heroes.length;

export function heroAt(state: State, index: number): Hero {
  const hero = state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`there is no player ${seat}`);
  return player;
}

/** The id of a hero in play. */
export function idOf(hero: Hero): HeroId {
  if (hero.id === null) throw new Error('a hero has not been chosen');
  return hero.id;
}

export const cardOfHero = (hero: Hero): HeroCard => heroCard(idOf(hero));

export const alienById = (state: State, id: number): Alien | undefined => {
  for (const alien of state.aliens) if (alien.id === id) return alien;
  return undefined;
};

/** Which figure a cell holds, as `figures` tells it. */
export const figureOn = (state: State, cell: Cell): number => state.figures[cell] ?? 0;
export const isFree = (state: State, cell: Cell): boolean => state.figures[cell] === 0;
export const figureOfHero = (index: number): number => -1 - index;
export const heroOfFigure = (figure: number): number => -1 - figure;
export const isHeroFigure = (figure: number): boolean => figure < 0;

/** Figures of a kind that are not on the board. */
export const reserveOf = (state: State, kind: SwarmKind): number =>
  figuresOfAKind - state.aliens.reduce((count, alien) => count + (alien.kind === kind ? 1 : 0), 0);

export const isSwarm = (kind: AlienKind): kind is SwarmKind =>
  (swarmKinds as readonly string[]).includes(kind);

/** The alien that has got into the start area, if one has. */
export const intruder = (state: State): Alien | undefined => {
  const { isStart } = boardIn(state);
  for (const alien of state.aliens) if (isStart[alien.cell]) return alien;
  return undefined;
};

export const tokensOf = (state: State, is: MissionToken['is']): readonly MissionToken[] =>
  state.tokens.filter((token) => token.is === is);

export const tokenById = (state: State, id: string): MissionToken | undefined =>
  state.tokens.find((token) => token.id === id);

/** While spawn cards are resolved a lone alien may get into the start area. */
export const isSpawning = ({ phase, revealed }: State): boolean => {
  const latest = revealed.at(-1) ?? 0;
  return phase === 'spawn' || (phase === 'event' && (latest === 24 || latest === 25));
};

/** A number that no attack, choice, offer or decision has had. */
export const nextNumber = (state: State): number => state.nextNumber++;

export const isPerson = ({ by }: Player): boolean => by === 'person';

/** All are ready whose word is waited for; one who is away for the moment cannot give it. */
export const areAllReady = ({ players }: State): boolean =>
  players.every(({ by, isReady }) => (by === 'person' ? isReady : by !== 'away'));

import { type RandomState, shuffle } from '@starboard/engine';
import { objectivesOf } from '../../content/missions.ts';
import type { Here } from '../state/events.ts';
import { boardIn, teamSize } from '../state/reading.ts';
import type { MissionToken, State, TokenKind } from '../state/state.ts';

export const newToken = (is: TokenKind, id: string, cell: number, no = 0): MissionToken => ({
  is,
  id,
  cell,
  no,
  isReady: false,
  find: null,
  isKnown: false,
  isOpen: false,
});

/** The numbers of the cells that the mission uses on this map with this team. */
export const numbersFor = (state: State): readonly number[] =>
  objectivesOf(state.settings.mission, state.settings.map, teamSize(state));

export const objectiveCell = (state: State, no: number): number => boardIn(state).objectives[no] ?? -1;

/** One random token of a pool on each of the mission's cells. */
export function layTokens(state: State, random: RandomState, is: TokenKind, pool: readonly string[]): void {
  const shuffled = shuffle(random, 'mission-tokens', [...pool]);
  for (const [index, no] of numbersFor(state).entries())
    state.tokens.push(newToken(is, shuffled[index] ?? '', objectiveCell(state, no), no));
}

/** A target on each of them. */
export function layTargets(state: State): void {
  for (const no of numbersFor(state))
    state.tokens.push(newToken('target', `T${no}`, objectiveCell(state, no), no));
}

/** Tokens that are ready go. */
export function clearReady(table: Here, is: TokenKind): void {
  const { tokens } = table.state;
  for (const token of tokens.filter((each) => each.is === is && each.isReady)) {
    tokens.splice(tokens.indexOf(token), 1);
    table.emit({ type: 'tokenRemoved', token: token.id, cell: token.cell });
  }
}

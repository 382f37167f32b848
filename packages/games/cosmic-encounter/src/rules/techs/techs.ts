import type { Seat } from '@starboard/engine';
import { researchPlace, type ResearchPlace } from '../../keys/research.ts';
import { techFacts, type TechId } from '../../content/technologies.ts';
import { playerOf, type State, type Tech } from '../state/state.ts';

export const faceDown = (id: TechId): Tech => ({ id, isFaceUp: false, ships: 0, cards: [], alien: null });

export const techOf = (state: State, seat: Seat, id: TechId): Tech | undefined =>
  playerOf(state, seat).techs.find((tech) => tech.id === id);

/** Where the ships that research it are. */
export const researchOn = (state: State, seat: Seat, id: TechId): ResearchPlace =>
  researchPlace(playerOf(state, seat).techs.findIndex((tech) => tech.id === id));

/** It lies in front of the player no more; those behind it move up, with the Prometheus if it is on one of them. */
export function removeTech(state: State, seat: Seat, id: TechId): void {
  const player = playerOf(state, seat);
  const flagship = state.prometheus;
  const place = flagship?.seat === seat ? String(flagship.at) : '';
  const researched = player.techs.find((_, index) => place === researchPlace(index));
  player.techs = player.techs.filter((tech) => tech.id !== id);
  if (flagship && researched && researched.id !== id) flagship.at = researchOn(state, seat, researched.id);
}

/** What it takes to research it; where any number does, what has gone into it. */
export function techNumber({ id, ships }: Tech): number {
  const { number } = techFacts(id);
  return number === 'X' ? ships : number;
}

/** Face up for all players: completed ones, those in use, and those that were discarded. */
const isSeen = (state: State, id: TechId): boolean =>
  state.techDiscard.includes(id) ||
  state.players.some(({ techs }) => techs.some((tech) => tech.id === id && tech.isFaceUp));

/** Ready for use: completed, or of the kind that is turned up to be used, with the ships that takes. */
export function isTechReady(state: State, seat: Seat, id: TechId): boolean {
  const tech = techOf(state, seat, id);
  if (!tech) return false;
  const { isHidden } = techFacts(id);
  return isHidden ? !tech.isFaceUp && tech.ships >= shipsToUse(id) : tech.isFaceUp;
}

/** Those that might be this one and ready for use, for all that the other players know. */
export function faceDownThatCouldBe(state: State, seat: Seat, id: TechId): Tech[] {
  if (isSeen(state, id)) return [];
  return playerOf(state, seat).techs.filter(({ isFaceUp, ships }) => !isFaceUp && ships >= shipsToUse(id));
}

/** Without a ship on it a technology of number X does nothing. */
function shipsToUse(id: TechId): number {
  const { number } = techFacts(id);
  return number === 'X' ? 1 : number;
}

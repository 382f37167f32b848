import { decisionOf, type Match, type Viewer } from '@starboard/engine';

/** Whether a viewer was asked before what they are asked now, if anything: then there may be something to take back. */
export function hasDecided(match: Match, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false;
  const isAsked = match.questions.some(({ seat }) => seat === viewer);
  return decisionOf(match, viewer) > (isAsked ? 1 : 0);
}

import { copyPosition } from '../position/copy-position.ts';
import { copy } from '../position/json.ts';
import { fork, type Match } from '../match/match.ts';
import { redeal } from '../match/redeal.ts';
import { restoreMatch, saveMatch } from '../position/save.ts';
import { viewFor } from '../match/view.ts';
import { assertSame } from './difference.ts';
import { chance, mustSubmit, randomGames, randomInput, untilOver, viewersOf } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/** All that the engine hands out as a copy can be scribbled over without the match noticing. */
export function assertCopiesAreFree(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely / 4)) assertUntouched(match, where);
      mustSubmit(match, randomInput(suite, match, player), where);
    });
  }
}

function assertUntouched(match: Match, where: string): void {
  const truth = () => JSON.stringify([match.position, match.checkpoint, match.since]);
  const before = truth();
  const check = (what: string, handedOut: object) => {
    scribble(handedOut);
    if (truth() !== before) throw new Error(`${where}: scribbling over ${what} changed the match`);
  };
  check('a copy', copy(match.position));
  const quick = copyPosition(match.game, match.position);
  assertSame(match.position, quick, `${where}, the game's own copy`);
  check("the game's own copy", quick);
  const saved = saveMatch(match);
  // a checkpoint that is copied only when it is read would be made of what is scribbled over
  const { position, checkpoint } = restoreMatch(match.game, saved);
  check('a restored match', position);
  check('a restored checkpoint', checkpoint);
  check('a saved match', saved);
  check('a fork', fork(match).position);
  for (const { seat, prompt } of match.questions)
    check(`a glance of ${seat}`, match.game.glance?.(match.position.state, seat, prompt) ?? {});
  for (const viewer of viewersOf(match)) {
    check(`a re-dealt match for ${viewer}`, redeal(match, viewer, 'scribble').position);
    // a view may show what belongs to the game itself, so it is searched rather than scribbled over
    const { view } = viewFor(match, viewer);
    const own =
      viewer === 'spectator' ? {} : match.game.own?.(match.position.state, viewer, match.position.frames);
    const shared = sharedObject([view, own], objectsIn(match.position));
    if (shared)
      throw new Error(`${where}: the view of ${viewer} shares ${JSON.stringify(shared)} with the match`);
  }
}

function objectsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

const sharedObject = (value: object, own: ReadonlySet<unknown>): unknown =>
  [...objectsIn(value)].find((item) => own.has(item));

/** Changes every leaf, and makes every list and record longer. */
export function scribble(value: object): void {
  if (Object.isFrozen(value)) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const item = record[key];
    if (typeof item === 'object' && item !== null) scribble(item);
    else record[key] = typeof item === 'number' ? item + 1 : `scribbled over ${String(item)}`;
  }
  if (Array.isArray(value)) value.push('scribble');
  else record['scribble'] = true;
}

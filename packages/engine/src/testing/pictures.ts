import type { Input } from '../match/input.ts';
import type { Match } from '../match/match.ts';
import { viewOf } from '../match/view.ts';
import { copy, equal } from '../position/json.ts';
import { assertSame } from './difference.ts';
import { chance, mustSubmit, randomGames, randomInput, seatsOf, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

type Sections = Readonly<Record<string, unknown>>;

/** What all may see, with a seat's own sections in their place, is what the seat sees. */
export function assertOwnSections(suite: Suite): void {
  if (!suite.game.own) return;
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely)) assertOwnIsOwn(match, where);
      mustSubmit(match, randomInput(suite, match, player), where);
    });
    assertOwnIsOwn(match, `${game.name}, at the end`);
  }
}

function assertOwnIsOwn(match: Match, where: string): void {
  const { state, frames } = match.position;
  for (const seat of seatsOf(match)) {
    const own = match.game.own?.(state, seat, frames) ?? {};
    const joined = { ...viewOf(match, 'spectator'), ...own };
    assertSame(viewOf(match, seat), joined, `${where}: the view of seat ${seat}, put together`);
  }
}

/** What a screen shows at once of an act that is taken afterwards comes true. */
export function assertEchoes(suite: Suite): void {
  if (!suite.game.echo) return;
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      const input = randomInput(suite, match, player);
      const before = 'answer' in input ? viewOf(match, input.seat) : {};
      const echoed = echoOf(match, input, before, where);
      mustSubmit(match, input, where);
      if (echoed && 'answer' in input) assertCameTrue(before, echoed, viewOf(match, input.seat), where);
    });
  }
}

function echoOf({ game }: Match, input: Input, view: object, where: string): object | null {
  if (!('answer' in input)) return null;
  const untouched = copy(view);
  const echoed = game.echo?.(view, input.seat, input.answer) ?? null;
  assertSame(untouched, view, `${where}: the view that was echoed`);
  return echoed;
}

function assertCameTrue(before: object, echoed: object, after: object, where: string): void {
  const [was, shown, is] = [before, echoed, after] as [Sections, Sections, Sections];
  for (const section of new Set([...Object.keys(was), ...Object.keys(shown)])) {
    if (equal(shown[section], was[section]) || equal(shown[section], is[section])) continue;
    const [wrong, right] = [JSON.stringify(shown[section]), JSON.stringify(is[section])];
    throw new Error(`${where}: '${section}' was shown as ${wrong} at once, and became ${right}`);
  }
}

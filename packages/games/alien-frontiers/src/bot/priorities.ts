import type { Json, Match, Prompt, Seat } from '@starboard/engine';
import { territories } from '../content/territories.ts';
import { scoreOf } from '../rules/control.ts';
import { playerOf, type State } from '../rules/state.ts';
import { haul } from './loot.ts';

/** What is done whenever it can be done, by the beginnings of acts. */
const always = [
  'launch',
  'dock:colony-constructor',
  'dock:terraforming-station',
  'buy-relic',
  'claim',
  'dock:raiders-outpost',
  'dock:shipyard',
];
const otherwise = [
  'dock:colonist-hub',
  'dock:alien-artifact',
  'dock:solar-converter',
  'dock:lunar-mine',
  'dock:',
  'end-turn',
];

/** Answers by a fixed list of what is good, without a thought of what comes after; undefined where it has none. */
export function byPriority({ prompt, shape }: Prompt, look: () => Match, seat: Seat): Json | undefined {
  if (shape.kind === 'amount') return shape.max;
  if (shape.kind === 'split') return haul(shape, 'ore');
  if (shape.kind !== 'choose') return undefined;
  const { options } = shape;
  switch (prompt) {
    case 'af.ask.act':
      return firstOf(always, options) ?? income(options, look, seat) ?? firstOf(otherwise, options);
    case 'af.ask.raid':
      return options[0];
    case 'af.ask.land':
      return bestLanding(look().table.state as State, seat, options);
    default:
      return undefined;
  }
}

/** Of several ways to dock somewhere the one with the highest dice, which comes last. */
function firstOf(wanted: readonly string[], options: readonly string[]): string | undefined {
  for (const beginning of wanted) {
    const found = options.findLast((option) => option.startsWith(beginning));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tokens, as long as there are few of them. */
function income(options: readonly string[], look: () => Match, seat: Seat): string | undefined {
  const mine = firstOf(['dock:lunar-mine'], options);
  const converter = firstOf(['dock:solar-converter'], options);
  // a look is dear
  if (mine === undefined && converter === undefined) return undefined;
  const { fuel, ore } = playerOf(look().table.state as State, seat);
  const enough = 3;
  return (ore < enough && ore <= fuel ? mine : undefined) ?? (fuel < enough ? converter : undefined);
}

/** Where a colony gains most points and takes most from others. */
function bestLanding(state: State, seat: Seat, options: readonly string[]): string | undefined {
  const lead = () =>
    state.players.reduce((sum, _, other) => sum + (other === seat ? 2 : -1) * scoreOf(state, other), 0);
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const territory of territories) {
    if (!options.includes(territory)) continue;
    const colonies = state.colonies[territory];
    const before = colonies[seat] as number;
    colonies[seat] = before + 1;
    const value = lead();
    colonies[seat] = before;
    if (value > most) [best, most] = [territory, value];
  }
  return best;
}

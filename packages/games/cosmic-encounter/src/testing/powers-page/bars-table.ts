import '../../game.ts';
import { phaseWindows, type WindowName } from '../../content/windows.ts';
import { windowsOf } from '../../rules/abilities/ability.ts';
import { allAbilities } from '../../rules/abilities/registry.ts';

/** content/bars-table.ts: who may use each ability that is registered, whether they must, and when. */
export const barsTable = (): string =>
  [
    '// Written by `npm run -s powers` from the records; a test holds it against them.',
    '',
    '/** Every ability with its duty, its role and its moments; a star stands for all that a phase has. */',
    'export const barsTable = `',
    ...allAbilities().map((ability) =>
      [ability.id, ability.use, ability.as, ...momentsOf(windowsOf(ability))].join(' '),
    ),
    '`;',
    '',
  ].join('\n');

function momentsOf(windows: readonly WindowName[]): readonly string[] {
  const inPhases: readonly string[] = phaseWindows;
  const isAnywhere = phaseWindows.every((window) => windows.includes(window));
  return isAnywhere ? ['*', ...windows.filter((window) => !inPhases.includes(window))] : windows;
}

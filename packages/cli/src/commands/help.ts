import { bots } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { languages } from '@starboard/messages';
import type { Board } from '@starboard/terminal';
import { spelledBots } from '../bot-names.ts';
import { inTwoColumns } from '../terminal/columns.ts';
import type { Voice } from '../voice.ts';

/** How the command is called from a clone of this repository. */
export const invocation = 'npx starboard';

const ownBots = ({ id, bots: own }: AnyGame): string[] => (own ? [`${id}: ${spelledBots(own)}`] : []);

/** What can be typed; without a command, which commands there are. */
export function helpText({ say }: Voice, boards: readonly Board[], width: number, command?: string): string {
  const games = boards.map(({ game }) => game);
  const [usual, other = usual] = boards;
  const text = say(command === undefined ? 'cli.help.all' : `cli.help.${command}`, {
    starboard: invocation,
    usual: usual?.name ?? '',
    other: other?.name ?? '',
    otherId: other?.game.id ?? '',
    games: games.map(({ id }) => id).join(', '),
    bots: [spelledBots(bots), ...games.flatMap(ownBots)].join('; '),
    languages: languages.join('|'),
  });
  return inTwoColumns(text, width).join('\n');
}

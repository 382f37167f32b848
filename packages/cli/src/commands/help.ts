import { type Bot, bots } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { games } from '@starboard/games';
import { languages } from '@starboard/messages';
import { inTwoColumns } from '../terminal/columns.ts';
import type { Voice } from '../voice.ts';

/** How the command is called from a clone of this repository. */
export const invocation = 'npx starboard';

const botNames = (some: readonly Bot[]): string => some.map(({ name }) => name).join(', ');

const ownBots = ({ id, bots: own }: AnyGame): string[] => (own ? [`${id}: ${botNames(own)}`] : []);

/** What can be typed; without a command, which commands there are. */
export function helpText({ say }: Voice, width: number, command?: string): string {
  const text = say(command === undefined ? 'cli.help.all' : `cli.help.${command}`, {
    starboard: invocation,
    games: games.map(({ id }) => id).join(', '),
    bots: [botNames(bots), ...games.flatMap(ownBots)].join('; '),
    languages: languages.join('|'),
  });
  return inTwoColumns(text, width).join('\n');
}

import { bots } from '@starboard/bots';
import { games } from '@starboard/games';
import { languages } from '@starboard/messages';
import type { Voice } from '../voice.ts';

/** What can be typed; without a command, which commands there are. */
export const helpText = ({ say }: Voice, command?: string): string =>
  say(command === undefined ? 'cli.help.all' : `cli.help.${command}`, {
    games: games.map(({ id }) => id).join(', '),
    bots: bots.map(({ name }) => name).join(', '),
    languages: languages.join('|'),
  });

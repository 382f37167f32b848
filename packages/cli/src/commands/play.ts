import { type Keeper, keeperOf } from '../play/keeper.ts';
import { playMatch } from '../play/play-match.ts';
import { seatingFlags, sitDown } from '../play/sit-down.ts';
import type { Sitting } from '../play/sitting.ts';
import { readLines } from '../terminal/line-reader.ts';
import type { Command } from './command.ts';
import { invocation } from './help.ts';

/** Plays in the terminal: people and bots, from the start, a position or a saved match. */
export const playCommand: Command = {
  name: 'play',
  flags: { ...seatingFlags, save: 'text', resume: 'text' },
  mostWords: 1,
  async run(given, voice, { boards }) {
    const sitting = sitDown(given, voice, boards);
    const keeper = keeperOf(sitting, given.text('save') ?? given.text('resume'));
    // before a player plays for hours: a file that cannot be saved to is told of now
    if (given.has('save')) keeper.save();
    const lines = readLines(process.stdin, process.stdout);
    try {
      if (await playMatch(sitting, lines, keeper)) end(sitting, keeper);
      else leave(sitting, keeper);
    } catch (error) {
      if (!sitting.hosted.result) leave(sitting, keeper);
      throw error;
    } finally {
      lines.close();
    }
    return 0;
  },
};

function end({ terminal, voice, hosted }: Sitting, keeper: Keeper): void {
  const file = keeper.finish();
  if (file !== null) terminal.print(voice.say('cli.saved', { file }));
  terminal.print(terminal.paint.quiet(voice.say('cli.end.seed', { seed: hosted.beginning.seed })));
}

function leave({ terminal, voice }: Sitting, keeper: Keeper): void {
  const file = keeper.leave();
  terminal.print('');
  if (file === null) return;
  terminal.print(voice.say('cli.saved', { file }));
  terminal.print(voice.say('cli.go-on', { command: `${invocation} play --resume ${quoted(file)}` }));
}

const quoted = (path: string): string =>
  /^[\w./@%+,:=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

import { type AutoSave, autoSaveOf } from '../play/auto-save.ts';
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
    const saving = autoSaveOf(sitting, given.text('save') ?? given.text('resume'));
    // before a player plays for hours: a file that cannot be saved to is told of now
    if (given.has('save')) saving.save();
    const lines = readLines(process.stdin, process.stdout);
    try {
      if (await playMatch(sitting, lines, saving)) end(sitting, saving);
      else leave(sitting, saving);
    } catch (error) {
      if (!sitting.hosted.result) leave(sitting, saving);
      throw error;
    } finally {
      lines.close();
    }
    return 0;
  },
};

function end({ terminal, voice, hosted }: Sitting, saving: AutoSave): void {
  const file = saving.finish();
  if (file !== null) terminal.print(voice.say('cli.saved', { file }));
  terminal.print(terminal.paint.quiet(voice.say('cli.end.seed', { seed: hosted.beginning.seed })));
}

function leave({ terminal, voice }: Sitting, saving: AutoSave): void {
  const file = saving.leave();
  terminal.print('');
  if (file === null) return;
  terminal.print(voice.say('cli.saved', { file }));
  terminal.print(voice.say('cli.go-on', { command: `${invocation} play --resume ${quoted(file)}` }));
}

const quoted = (path: string): string =>
  /^[\w./@%+,:=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

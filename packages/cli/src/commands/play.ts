import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMatch, save } from '../play/play-match.ts';
import { seatingFlags, sitDown } from '../play/sit-down.ts';
import type { Sitting } from '../play/sitting.ts';
import { readLines } from '../terminal/line-reader.ts';
import { Trouble } from '../trouble.ts';
import type { Command } from './command.ts';

/** Plays in the terminal: people and bots, from the start, a position or a saved match. */
export const playCommand: Command = {
  name: 'play',
  flags: { ...seatingFlags, save: 'text', resume: 'text' },
  mostWords: 1,
  async run(given, voice) {
    const sitting = sitDown(given, voice);
    const { terminal, recorded } = sitting;
    const { game, seed } = recorded.beginning;
    const file = given.text('save') ?? given.text('resume') ?? freeName(game);
    const lines = readLines(process.stdin, process.stdout);
    try {
      if (await playMatch(sitting, lines, file)) {
        if (given.has('save') || given.has('resume')) save(sitting, file);
        terminal.print(terminal.paint.quiet(voice.say('cli.end.seed', { seed })));
      } else {
        leave(sitting, file);
      }
    } catch (error) {
      if (!recorded.match.table.position.outcome) leave(sitting, file);
      throw error;
    } finally {
      lines.close();
    }
    return 0;
  },
};

/** A name nothing else has yet. */
function freeName(game: string): string {
  for (let number = 1; ; number++) {
    const name = `${game}${number === 1 ? '' : `-${number}`}.starboard.json`;
    if (!existsSync(name)) return name;
  }
}

/** An unfinished match is never lost: where the folder cannot be written to, it goes elsewhere. */
function leave(sitting: Sitting, file: string): void {
  const { terminal, voice } = sitting;
  let kept = file;
  terminal.print('');
  try {
    save(sitting, file);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    kept = join(tmpdir(), `starboard-${randomBytes(6).toString('hex')}.json`);
    save(sitting, kept);
  }
  terminal.print(voice.say('cli.go-on', { command: `starboard play --resume ${quoted(kept)}` }));
}

const quoted = (path: string): string =>
  /^[\w./@%+,:=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

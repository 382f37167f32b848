import { checkSeedHash, isHash, type MatchFile, verified } from '@starboard/records';
import { boardNamed } from '../game-choice.ts';
import { readMatchFile, telling } from '../match-file.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { wrongUsage } from '../trouble.ts';
import type { Voice } from '../voice.ts';
import type { Command } from './command.ts';

/** Checks a saved match: every step, the result, and that the seed is the one promised. */
export const verifyCommand: Command = {
  name: 'verify',
  flags: { hash: 'text' },
  mostWords: 1,
  async run(given, voice, { boards }) {
    const [path] = given.words;
    if (path === undefined) throw wrongUsage('needs-file');
    const noted = given.text('hash')?.toLowerCase();
    if (noted !== undefined && !isHash(noted)) throw wrongUsage('hash');
    const file = readMatchFile(path, boards);
    const board = boardNamed(boards, file.game);
    telling(
      path,
      () => {
        checkSeedHash(file, noted);
        verified(board.game, file);
      },
      board,
    );
    const terminal = terminalOn(process.stdout);
    terminal.print(
      terminal.paint.good(voice.say('cli.replay.verified', { steps: file.inputs.length })),
      seedSentence(voice, file, noted),
    );
    return 0;
  },
};

/** A hash in the file proves little: a forger who changes the seed can change that too. */
function seedSentence({ say }: Voice, { seedHash }: MatchFile, noted: string | undefined): string {
  if (noted !== undefined) return say('cli.verify.promised');
  return seedHash === undefined ? say('cli.verify.no-hash') : say('cli.verify.own-hash', { hash: seedHash });
}

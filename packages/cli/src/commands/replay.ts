import { verified } from '@starboard/records';
import { boardNamed } from '../game-choice.ts';
import { readMatchFile, telling } from '../match-file.ts';
import { playersOf } from '../play/seating.ts';
import { namesFor, type Showing } from '../play/sitting.ts';
import { Reel } from '../replay/reel.ts';
import { tellAll } from '../replay/show-step.ts';
import { walk } from '../replay/walk.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { wrongUsage } from '../trouble.ts';
import type { Command } from './command.ts';

/** Steps through a saved match, or tells all of it where no key can be pressed. */
export const replayCommand: Command = {
  name: 'replay',
  flags: { to: 'text', auto: 'yes' },
  mostWords: 1,
  async run(given, voice, { boards }) {
    const [path] = given.words;
    if (path === undefined) throw wrongUsage('needs-file');
    const file = readMatchFile(path, boards);
    const board = boardNamed(boards, file.game);
    const { game } = board;
    const { match } = telling(path, () => verified(game, file), board);
    const steps = file.inputs.length;
    const to = given.count('to', { min: 0, max: steps });
    const names = namesFor(board, file.seats, file.names, voice);
    const showing: Showing = {
      board,
      hosted: { match },
      seats: playersOf(file, game) ?? [],
      names,
      voice: voice.naming((seat) => names[seat] ?? ''),
      terminal: terminalOn(process.stdout),
    };
    const { terminal } = showing;
    const reel = new Reel(file, game);
    const isWalk = process.stdin.isTTY && terminal.isScreen;
    if (isWalk) await walk(showing, reel, to ?? 0, given.has('auto'));
    else tellAll(showing, reel, to ?? steps);
    terminal.print(terminal.paint.good(voice.say('cli.replay.verified', { steps })));
    return 0;
  },
};

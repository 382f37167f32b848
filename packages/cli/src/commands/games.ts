import { pad, widthOf, wrap } from '@starboard/terminal';
import { terminalOn } from '../terminal/terminal.ts';
import type { Command } from './command.ts';

/** Lists the games with their seats and options. */
export const gamesCommand: Command = {
  name: 'games',
  flags: {},
  mostWords: 0,
  run(_given, { say }, { boards }) {
    const { print, paint, width } = terminalOn(process.stdout);
    for (const board of boards) {
      const { id, seats, options } = board.game;
      print(`${paint.strong(say(board.name))}  ${paint.key(id)}  ${say('cli.games.seats', seats)}`);
      if (board.about) print(...wrap(`  ${say(board.about)}`, width, '  '));
      if (Object.keys(options).length > 0) print('', `  ${say('cli.games.options')}`);
      const spellings = Object.entries(options).map(([name, values]) =>
        values.map((value) => `${name}=${value}`),
      );
      const column = Math.max(...spellings.flat().map(widthOf));
      for (const name of Object.keys(options)) {
        const { name: called, about, values } = board.option(name);
        const settles = about ? ` ${say(about)}` : '';
        print('', ...wrap(`  ${paint.strong(say(called))}.${settles}`, width, '  '));
        values.forEach(({ value, name: text }, index) => {
          const note = index === 0 ? ` ${paint.quiet(say('cli.games.default'))}` : '';
          print(`    ${paint.key(pad(`${name}=${value}`, column))}  ${say(text)}${note}`);
        });
      }
    }
    return Promise.resolve(0);
  },
};

import type { ListedGame } from '@starboard/games';
import { version } from '../../../package.json';
import { readArguments } from './arguments.ts';
import { boardsFor } from './boards/index.ts';
import { helpText, invocation } from './commands/help.ts';
import { commands } from './commands/index.ts';
import type { Program } from './program.ts';
import { terminalOn } from './terminal/terminal.ts';
import { detailOf, Trouble, wrongUsage } from './trouble.ts';
import { languageOf, type Voice, voiceIn } from './voice.ts';

/** The command with these games, by these words; resolves to the exit code. */
export async function starboard(
  list: readonly ListedGame[],
  simulateWorker: URL,
  words: readonly string[],
): Promise<number> {
  // the reader of our output may stop reading, `head` for example
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
      throw error;
    });
  }
  return run({ boards: await boardsFor(list), simulateWorker }, withHelpFlag(words));
}

/** `help play` asks for the same as `play --help`. */
function withHelpFlag([first, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  return first === 'help' ? [...rest, '--help'] : [first, ...rest];
}

async function run(program: Program, given: readonly string[]): Promise<number> {
  const { boards } = program;
  const [first = ''] = given;
  const command = commands.find(({ name }) => name === first) ?? null;
  let voice: Voice | null = null;
  try {
    // flags alone mean a game in the terminal
    const usual = command ?? (first === '' || first.startsWith('-') ? commands[0] : undefined);
    voice = voiceIn(languageOf(languageGiven(given), process.env), boards);
    if (!usual)
      throw wrongUsage('unknown-command', {
        given: first,
        known: [...commands.map(({ name }) => name), 'help'].join(', '),
      });
    const read = readArguments(command ? given.slice(1) : given, usual.flags, usual.mostWords);
    if (read.has('version')) return tell(version);
    if (read.has('help'))
      return tell(helpText(voice, boards, terminalOn(process.stdout).width, command?.name));
    return await usual.run(read, voice, program);
  } catch (error) {
    return complain(error, voice ?? voiceIn(languageOf(undefined, process.env), boards), command?.name);
  }
}

/** Even a complaint about the other flags should be in the language asked for. */
function languageGiven(given: readonly string[]): string | undefined {
  const index = given.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = given[index];
  if (word === undefined) return undefined;
  return word === '--lang' ? given[index + 1] : word.slice('--lang='.length);
}

function tell(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(error: unknown, voice: Voice, command: string | undefined): number {
  if (!(error instanceof Trouble)) {
    process.stderr.write(`starboard: ${voice.say('cli.unexpected', { detail: detailOf(error) })}\n`);
    return 1;
  }
  process.stderr.write(`starboard: ${voice.say(error.sentence)}\n`);
  if (error.exitCode === 2) {
    const help = [invocation, command, '--help'].filter((word) => word !== undefined).join(' ');
    process.stderr.write(`${voice.say('cli.usage.see-help', { help })}\n`);
  }
  return error.exitCode;
}

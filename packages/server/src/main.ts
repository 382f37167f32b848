import { version } from '../../../package.json';
import { readConfig, WrongSettings } from './config.ts';
import { commands } from './operations/commands.ts';

process.exit(await run(process.argv.slice(2)));

async function run([name = 'serve', ...given]: readonly string[]): Promise<number> {
  if (name === '--version') return tell(version);
  const command = commands.find((each) => each.name === name);
  if (name === '--help' || name === 'help') return tell(usage());
  if (!command || given.length !== command.takes.length) return complain([usage()], 2);
  try {
    return await command.run(readConfig(process.env), given);
  } catch (error) {
    return complain(error instanceof WrongSettings ? error.sentences : [sentenceOf(error)], 1);
  }
}

function usage(): string {
  const lines = commands.map(
    ({ name, takes, about }) => `  ${[name, ...takes].join(' ').padEnd(18)} ${about}`,
  );
  return ['Usage:', ...lines].join('\n');
}

/** Most of what goes wrong at the start is a wrong setting, not a bug. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'Another program uses this port. Set PORT to a free one.';
  if (code === 'EACCES' && message.includes('listen'))
    return 'This port needs more rights. Set PORT to one above 1023.';
  return process.env['LOG_LEVEL'] === 'debug' && stack ? stack : message;
}

function tell(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(sentences: readonly string[], code: number): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return code;
}

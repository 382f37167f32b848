import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const binary = fileURLToPath(new URL('../bin/starboard.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Settings {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** What Node is to run instead of the command as it is shipped. */
  readonly program?: readonly string[];
}

/** The command as a player would run it: its own process, with pipes for a keyboard and a screen. */
export class Starboard {
  readonly ended: Promise<Ended>;
  private readonly process: ChildProcess;
  private out = '';
  private error = '';
  private read = 0;
  private woken: (() => void) | null = null;
  private isOver = false;

  constructor(args: readonly string[], settings: Settings = {}) {
    const { LANG: _lang, LC_ALL: _all, LC_MESSAGES: _messages, ...rest } = process.env;
    this.process = spawn(process.execPath, [...(settings.program ?? [binary]), ...args], {
      cwd: settings.cwd,
      env: { ...rest, ...settings.env },
    });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.woken?.();
    });
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.error += text;
    });
    // writing to a process that has just ended is no error of ours
    this.process.stdin?.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.process.on('close', (code) => {
        this.isOver = true;
        this.woken?.();
        resolve({ code, out: this.out, error: this.error });
      });
    });
  }

  /** What is written up to the next prompt; null when there will be none. */
  async prompt(): Promise<string | null> {
    for (;;) {
      const fresh = this.out.slice(this.read);
      if (fresh.endsWith('> ')) {
        this.read = this.out.length;
        return fresh;
      }
      if (this.isOver) return null;
      await new Promise<void>((resolve) => {
        this.woken = resolve;
      });
    }
  }

  /** Types a line and returns what is answered to it. */
  type(line: string): Promise<string | null> {
    this.process.stdin?.write(`${line}\n`);
    return this.prompt();
  }

  /** Nothing more will be typed. */
  hangUp(): Promise<Ended> {
    this.process.stdin?.end();
    return this.ended;
  }

  interrupt(): Promise<Ended> {
    this.process.kill('SIGINT');
    return this.ended;
  }

  /** Without a chance to do anything about it. */
  kill(): Promise<Ended> {
    this.process.kill('SIGKILL');
    return this.ended;
  }
}

/** Runs a command that asks nothing. */
export const run = (args: readonly string[], settings: Settings = {}) =>
  new Starboard(args, settings).hangUp();

/** A player who answers by what the prompt offers, a little differently each time but always in the same way. */
export function answerTo(prompt: string, turn: number): string {
  const question = prompt.slice(prompt.lastIndexOf('\n') + 1);
  const [low = 0, high = low] = (question.match(/\d+/g) ?? []).map(Number);
  if (question.startsWith('Enter')) return '';
  // nothing, one, or as many as go there, so that all that must be shared out is in the end
  const most = /0–(\d+), \d+ left in all/.exec(question)?.[1];
  if (most) return ['', '1', most][turn % 3] ?? '';
  if (/^(One number|Numbers)/.test(question)) return '1';
  // another way round the next time: one that leads back here, however long, is not taken for ever
  return String(low + ((turn * 7 + Math.trunc(turn / 10)) % (high - low + 1)));
}

/** Answers prompts, the one shown last or the next, until so many are answered or the match is over. */
export async function playOn(
  table: Starboard,
  from: number,
  to: number,
  shown?: string | null,
): Promise<string | null> {
  let prompt = shown ?? (await table.prompt());
  for (let turn = from; prompt !== null && turn < to; turn++)
    prompt = await table.type(answerTo(prompt, turn));
  return prompt;
}

import { createInterface, type Interface } from 'node:readline';

/** Lines from the keyboard or a pipe, one at a time. */
export interface LineReader {
  /** Null when there will be no more: end of input, or Ctrl-C. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function readLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream): LineReader {
  const isKeyboard = input.isTTY && output.isTTY;
  const lines: Interface = createInterface({
    input,
    output: isKeyboard ? output : undefined,
    terminal: isKeyboard,
  });
  const arrived: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let isOver = false;

  const hand = (line: string | null) => {
    const receiver = waiting;
    waiting = null;
    receiver?.(line);
  };
  const finish = () => {
    if (isOver) return;
    isOver = true;
    for (const signal of endings) process.off(signal, finish);
    lines.close();
    hand(null);
  };
  lines.on('line', (line) => {
    if (waiting) hand(line);
    else arrived.push(line);
  });
  lines.on('close', finish);
  lines.on('SIGINT', finish);
  for (const signal of endings) process.on(signal, finish);

  return {
    next(prompt) {
      const line = arrived.shift();
      if (isKeyboard && !isOver) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else {
        // what came through a pipe is written down, so that the transcript can be read
        output.write(prompt + (line === undefined ? '' : `${line}\n`));
      }
      if (line !== undefined) return Promise.resolve(line);
      if (isOver) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting = (late) => {
          if (!isKeyboard && late !== null) output.write(`${late}\n`);
          resolve(late);
        };
      });
    },
    close: finish,
  };
}

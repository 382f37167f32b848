import { emitKeypressEvents, type Key } from 'node:readline';

/** Keys as they are pressed, without waiting for Enter. */
export interface KeyReader {
  /** A key's name or character; null after Ctrl-C or the end of input; 'late' when the time is up. */
  next(milliseconds?: number): Promise<string | null>;
  close(): void;
}

export function readKeys(input: NodeJS.ReadStream): KeyReader {
  const pressed: (string | null)[] = [];
  let waiting: ((key: string | null) => void) | null = null;
  const hand = (key: string | null) => {
    if (waiting) waiting(key);
    else pressed.push(key);
  };
  const onKey = (text: string | undefined, key: Key) =>
    hand(key.ctrl && (key.name === 'c' || key.name === 'd') ? null : (key.name ?? text ?? ''));
  const onEnd = () => hand(null);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on('keypress', onKey);
  input.on('end', onEnd);
  input.resume();
  return {
    next(milliseconds) {
      const ready = pressed.shift();
      if (ready !== undefined) return Promise.resolve(ready);
      return new Promise((resolve) => {
        const timer =
          milliseconds === undefined ? undefined : setTimeout(() => waiting?.('late'), milliseconds);
        waiting = (key) => {
          clearTimeout(timer);
          waiting = null;
          resolve(key);
        };
      });
    },
    close() {
      input.off('keypress', onKey);
      input.off('end', onEnd);
      input.setRawMode(false);
      input.pause();
    },
  };
}

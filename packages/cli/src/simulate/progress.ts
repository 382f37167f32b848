import type { Voice } from '../voice.ts';

/** Shows on a terminal how far we are; anywhere else it stays silent. */
export function progressOn(output: NodeJS.WriteStream, games: number, { say }: Voice) {
  const started = performance.now();
  let shown = 0;
  return {
    update(played: number): void {
      const now = performance.now();
      if (!output.isTTY || now - shown < 100) return;
      shown = now;
      const width = 30;
      const full = Math.round((played / games) * width);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      const left = Math.ceil((((now - started) / 1000) * (games - played)) / Math.max(1, played));
      output.write(`\r\u001b[2K${bar} ${say('cli.simulate.progress', { played, games, left })}`);
    },
    end(): void {
      if (output.isTTY) output.write('\r\u001b[2K');
    },
  };
}

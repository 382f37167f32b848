import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readLines } from './line-reader.ts';

/** A pipe to type into, and what was written back. */
function piped() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const lines = readLines(input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream);
  return { input, lines, written: () => String(output.read() ?? '') };
}

test('lines are handed out one at a time, however they come, and the transcript can be read', async () => {
  const { input, lines, written } = piped();
  input.write('1\nse');
  expect(await lines.next('> ')).toBe('1');
  const second = lines.next('> ');
  input.write('cond\nthird\n');
  expect(await second).toBe('second');
  expect(await lines.next('> ')).toBe('third');
  expect(written()).toBe('> 1\n> second\n> third\n');
  lines.close();
});

test('when nothing more will be typed, the one who waits is told, and so is everyone after', async () => {
  const { input, lines } = piped();
  const waiting = lines.next('> ');
  input.end();
  expect(await waiting).toBeNull();
  expect(await lines.next('> ')).toBeNull();
});

test('what was typed before the end is still read', async () => {
  const { input, lines } = piped();
  input.end('last');
  expect(await lines.next('> ')).toBe('last');
  expect(await lines.next('> ')).toBeNull();
});

test('it listens for the end of the program no longer than it reads', () => {
  const before = process.listenerCount('SIGINT');
  const { lines } = piped();
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  lines.close();
  expect(process.listenerCount('SIGINT')).toBe(before);
});

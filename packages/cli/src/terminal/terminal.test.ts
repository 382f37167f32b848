import { describe, expect, test } from 'vitest';
import { terminalOn } from './terminal.ts';

/** Somewhere to write to, as a window of such a size or as a file. */
function outputOf(window: { columns: number; rows: number } | null) {
  const written: string[] = [];
  const output = {
    isTTY: window !== null,
    ...window,
    getColorDepth: () => 8,
    write: (text: string) => written.push(text) > 0,
  };
  return { output, terminal: terminalOn(output as unknown as NodeJS.WriteStream), written };
}

describe('a terminal', () => {
  test('is as wide as its window, within what can be read', () => {
    const { output, terminal } = outputOf({ columns: 80, rows: 24 });
    expect(terminal).toMatchObject({ width: 80, height: 24, isScreen: true, isLow: true });
    // windows are resized
    Object.assign(output, { columns: 300, rows: 60 });
    expect(terminal).toMatchObject({ width: 120, height: 60, isLow: false });
    Object.assign(output, { columns: 20 });
    expect(terminal.width).toBe(60);
  });

  test('that is a file has no height, no colours and no pages', () => {
    const { terminal, written } = outputOf(null);
    expect(terminal).toMatchObject({
      width: 100,
      height: Number.POSITIVE_INFINITY,
      isScreen: false,
      isLow: false,
    });
    expect(terminal.paint.strong('ore')).toBe('ore');
    terminal.clear();
    terminal.print('one', 'two');
    expect(written).toEqual(['one\ntwo\n']);
  });

  test('begins a page anew without losing the one before', () => {
    const { terminal, written } = outputOf({ columns: 80, rows: 3 });
    terminal.clear();
    expect(written).toEqual(['\n\n\n\u001b[H\u001b[2J']);
  });
});

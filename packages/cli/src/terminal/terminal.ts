import { type Paint, paintFor, plainPaint } from '@starboard/terminal';

/** The screen we write on. */
export interface Terminal {
  readonly paint: Paint;
  /** Columns to use; what is wider is hard to read. */
  readonly width: number;
  /** Rows of a screen, endless on paper. */
  readonly height: number;
  readonly isScreen: boolean;
  /** Whether a screen has no room for more than is needed. */
  readonly isLow: boolean;
  print(...lines: readonly string[]): void;
  /** Starts a fresh page; what was there can still be scrolled to. */
  clear(): void;
}

const narrowest = 60;
const widest = 120;
const onPaper = 100;
const roomy = 36;

export function terminalOn(output: NodeJS.WriteStream): Terminal {
  const isScreen = output.isTTY && process.env['TERM'] !== 'dumb';
  return {
    paint: isScreen ? paintFor(output.getColorDepth()) : plainPaint,
    // asked every time: windows are resized
    get width() {
      return Math.min(widest, Math.max(narrowest, isScreen ? output.columns : onPaper));
    },
    get height() {
      return isScreen ? output.rows : Number.POSITIVE_INFINITY;
    },
    isScreen,
    get isLow() {
      return isScreen && output.rows < roomy;
    },
    print(...lines) {
      output.write(`${lines.join('\n')}\n`);
    },
    clear() {
      if (isScreen) output.write(`${'\n'.repeat(output.rows)}\u001b[H\u001b[2J`);
    },
  };
}

import { isWhole, type Tape } from './tape.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Where a replay is, and whether it runs. */
export interface Playback {
  /** Number of the frame that is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export type PlaybackAct =
  | { readonly do: 'play' | 'pause' | 'toggle' }
  /** The next frame, because it is time. */
  | { readonly do: 'tick' }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'speed'; readonly speed: Speed };

export const atStart: Playback = { at: 0, isPlaying: false, speed: 1 };

/** The playback after a viewer has turned a knob. Moving by hand stops it. */
export function afterAct(playback: Playback, act: PlaybackAct, tape: Tape): Playback {
  const last = tape.frames.length - 1;
  const isAtEnd = playback.at >= last && isWhole(tape);
  switch (act.do) {
    case 'play':
      // from the end it starts again
      return { ...playback, isPlaying: last > 0, at: isAtEnd ? 0 : playback.at };
    case 'pause':
      return { ...playback, isPlaying: false };
    case 'toggle':
      return afterAct(playback, { do: playback.isPlaying ? 'pause' : 'play' }, tape);
    case 'tick': {
      const at = Math.min(playback.at + 1, last);
      // where the next page has not come yet, it waits
      return playback.isPlaying ? { ...playback, at, isPlaying: at < last || !isWhole(tape) } : playback;
    }
    case 'step':
      return movedTo(playback, playback.at + act.by, last);
    case 'turn':
      return movedTo(playback, turnFrom(playback.at, act.by, tape.turns, last), last);
    case 'seek':
      return movedTo(playback, Math.round(act.to), last);
    case 'speed':
      return { ...playback, speed: act.speed };
  }
}

const movedTo = (playback: Playback, to: number, last: number): Playback => ({
  ...playback,
  isPlaying: false,
  at: Math.max(0, Math.min(to, last)),
});

function turnFrom(at: number, by: 1 | -1, turns: Tape['turns'], last: number): number {
  const turn = by > 0 ? turns.find((each) => each.at > at) : turns.findLast((each) => each.at < at);
  return turn?.at ?? (by > 0 ? last : 0);
}

/** Enough to read a line and see where it happened. */
const shown = 1_200;
const nothingToSee = 250;

/** Milliseconds a frame is looked at before the next. */
export const lookFor = ({ at, speed }: Playback, { frames }: Tape): number =>
  ((frames[at]?.step.events.length ?? 0) > 0 || at === 0 ? shown : nothingToSee) / speed;

/** What a key does; null for those that mean nothing here. */
export function actOfKey(key: string): PlaybackAct | null {
  switch (key) {
    case ' ':
    case 'k':
      return { do: 'toggle' };
    case 'ArrowRight':
      return { do: 'step', by: 1 };
    case 'ArrowLeft':
      return { do: 'step', by: -1 };
    case '.':
      return { do: 'turn', by: 1 };
    case ',':
      return { do: 'turn', by: -1 };
    case 'Home':
      return { do: 'seek', to: 0 };
    case 'End':
      return { do: 'seek', to: Number.MAX_SAFE_INTEGER };
    default:
      return null;
  }
}

import { frameAt, isWhole, lengthOf, type Tape } from './tape.ts';

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** Where a replay is, and whether it runs. */
export interface Playback {
  /** Number of the frame that is shown. */
  readonly at: number;
  /** In real time: the moment that is shown, in milliseconds from the start. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export type PlaybackAct =
  | { readonly do: 'play' | 'pause' | 'toggle' }
  /** The next frame, because it is time; in real time, that which is shown so many milliseconds later. */
  | { readonly do: 'tick'; readonly passed?: number }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'seek'; readonly to: number }
  /** To a moment of a match in real time. */
  | { readonly do: 'seek-time'; readonly to: number }
  | { readonly do: 'speed'; readonly speed: Speed };

export const atStart: Playback = { at: 0, time: 0, isPlaying: false, speed: 1 };

/** The playback after a viewer has turned a knob. Moving by hand stops it. */
export function afterAct(playback: Playback, act: PlaybackAct, tape: Tape): Playback {
  const last = tape.frames.length - 1;
  const isAtEnd = playback.at >= last && isWhole(tape);
  switch (act.do) {
    case 'play':
      // from the end it starts again
      return { ...(isAtEnd ? movedTo(playback, 0, tape) : playback), isPlaying: last > 0 };
    case 'pause':
      return { ...playback, isPlaying: false };
    case 'toggle':
      return afterAct(playback, { do: playback.isPlaying ? 'pause' : 'play' }, tape);
    case 'tick': {
      if (tape.axis) return playback.isPlaying ? played(playback, act.passed ?? 0, tape.axis) : playback;
      const at = Math.min(playback.at + 1, last);
      // where the next page has not come yet, it waits
      return playback.isPlaying ? { ...playback, at, isPlaying: at < last || !isWhole(tape) } : playback;
    }
    case 'step':
      return movedTo(playback, playback.at + act.by, tape);
    case 'turn':
      return movedTo(playback, turnFrom(playback.at, act.by, tape.turns, last), tape);
    case 'seek':
      return movedTo(playback, Math.round(act.to), tape);
    case 'seek-time':
      return tape.axis ? { ...atTime(playback, act.to, tape.axis), isPlaying: false } : playback;
    case 'speed':
      return { ...playback, speed: act.speed };
  }
}

function movedTo(playback: Playback, to: number, { frames, axis }: Tape): Playback {
  const at = Math.max(0, Math.min(to, frames.length - 1));
  return { ...playback, isPlaying: false, at, time: axis?.[at] ?? 0 };
}

function atTime(playback: Playback, wanted: number, axis: readonly number[]): Playback {
  const time = Math.max(0, Math.min(wanted, lengthOf(axis)));
  return { ...playback, time, at: frameAt(axis, time) };
}

function played(playback: Playback, passed: number, axis: readonly number[]): Playback {
  const after = atTime(playback, playback.time + passed * playback.speed, axis);
  return { ...after, isPlaying: after.time < lengthOf(axis) };
}

function turnFrom(at: number, by: 1 | -1, turns: Tape['turns'], last: number): number {
  const turn = by > 0 ? turns.find((each) => each.at > at) : turns.findLast((each) => each.at < at);
  return turn?.at ?? (by > 0 ? last : 0);
}

/** Enough to read a line and see where it happened. */
const shown = 1_200;
const nothingToSee = 250;

/** How often a match in real time is drawn while it is played, in milliseconds: smooth enough for a table. */
const inRealTime = 100;

/** Milliseconds a frame is looked at before the next. */
export const lookFor = ({ at, speed }: Playback, { frames, axis }: Tape): number =>
  axis ? inRealTime : ((frames[at]?.step.events.length ?? 0) > 0 || at === 0 ? shown : nothingToSee) / speed;

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

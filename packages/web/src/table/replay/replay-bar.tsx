import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import { SeatShape, seatColours } from '../../design/drawing/seat-shape.tsx';
import type { Say } from '../../language/say.ts';
import { type Playback, type PlaybackAct, type Speed, speeds } from './playback.ts';
import { lengthOf, type Tape } from './tape.ts';
import styles from './replay-bar.module.css';

interface ReplayBarProps {
  readonly say: Say;
  readonly tape: Tape;
  readonly playback: Playback;
  /** Where in the match the frame is that is shown. */
  readonly heading: string | null;
  readonly act: (act: PlaybackAct) => void;
  readonly children?: ReactNode;
}

/** The knobs of a replay: play, step, go from turn to turn, scrub, and how fast. */
export function ReplayBar({ say, tape, playback, heading, act, children }: ReplayBarProps) {
  const last = tape.replay.total - 1;
  const { at, isPlaying, speed } = playback;
  const { axis } = tape;
  const where = (step: number, time: number): string =>
    axis
      ? say('web.replay.moment', { time: minutes(time), length: minutes(lengthOf(axis)) })
      : say('web.replay.step', { step, total: last });
  const isFirst = at === 0;
  const isLast = at >= last;
  return (
    <section className={styles.bar} aria-label={say('web.replay.knobs')}>
      <div className={styles.knobs}>
        <Knob
          name={say('web.replay.turn-before')}
          isIdle={isFirst}
          onPress={() => act({ do: 'turn', by: -1 })}
        >
          <SkipBack size={20} aria-hidden />
        </Knob>
        <Knob
          name={say('web.replay.step-before')}
          isIdle={isFirst}
          onPress={() => act({ do: 'step', by: -1 })}
        >
          <ChevronLeft size={24} aria-hidden />
        </Knob>
        <Knob
          name={say(isPlaying ? 'web.replay.pause' : 'web.replay.play')}
          isGreat
          onPress={() => act({ do: 'toggle' })}
        >
          {isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
        </Knob>
        <Knob name={say('web.replay.step-after')} isIdle={isLast} onPress={() => act({ do: 'step', by: 1 })}>
          <ChevronRight size={24} aria-hidden />
        </Knob>
        <Knob name={say('web.replay.turn-after')} isIdle={isLast} onPress={() => act({ do: 'turn', by: 1 })}>
          <SkipForward size={20} aria-hidden />
        </Knob>
      </div>
      <div className={styles.track}>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={axis ? lengthOf(axis) : last}
          // one press of an arrow is a second in real time
          step={axis ? 1_000 : 1}
          value={axis ? playback.time : at}
          aria-label={say('web.replay.position')}
          aria-valuetext={where(at, playback.time)}
          onChange={({ currentTarget }) =>
            act({ do: axis ? 'seek-time' : 'seek', to: currentTarget.valueAsNumber })
          }
        />
        <TurnMarks tape={tape} />
      </div>
      <p className={styles.where}>
        {heading !== null && <b>{heading}</b>}
        <span data-longest={where(last, axis ? lengthOf(axis) : 0)}>{where(at, playback.time)}</span>
      </p>
      <select
        className={styles.speed}
        value={speed}
        aria-label={say('web.replay.speed')}
        onChange={({ currentTarget }) => act({ do: 'speed', speed: Number(currentTarget.value) as Speed })}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {say('web.replay.times', { speed: each })}
          </option>
        ))}
      </select>
      {children}
    </section>
  );
}

/** Minutes and seconds that have passed. */
function minutes(time: number): string {
  const seconds = Math.floor(time / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface KnobProps {
  readonly name: string;
  readonly isGreat?: boolean;
  readonly isIdle?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Knob = ({ name, isGreat = false, isIdle = false, onPress, children }: KnobProps) => (
  <button
    type="button"
    className={classNames(styles.knob, isGreat && styles.great)}
    aria-label={name}
    title={name}
    aria-disabled={isIdle || undefined}
    onClick={() => isIdle || onPress()}
  >
    {children}
  </button>
);

/** Whose turn begins where, below the slider. */
function TurnMarks({ tape: { turns, replay, axis } }: { readonly tape: Tape }) {
  const shareOf = (at: number): number =>
    axis ? (axis[at] ?? 0) / Math.max(1, lengthOf(axis)) : at / Math.max(1, replay.total - 1);
  return (
    <div className={styles.marks} aria-hidden="true">
      {turns.map(({ at, seat }) => (
        <svg
          key={at}
          className={styles.mark}
          style={{ left: `${100 * shareOf(at)}%` }}
          viewBox="-1.3 -1.3 2.6 2.6"
        >
          <SeatShape seat={seat} cx={0} cy={0} r={0.9} fill={seatColours[seat] ?? seatColours[0]} />
        </svg>
      ))}
    </div>
  );
}

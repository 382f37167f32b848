import type { AlienId } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { Emblem } from '../pieces/emblem.tsx';
import { rampOf } from '../pieces/seat-ramp.ts';
import styles from './scene.module.css';

interface AlienSceneProps {
  readonly alien: AlienId | null;
  readonly seat: Seat | null;
  /** Its power does not work, or is not known yet. */
  readonly isDim: boolean;
}

const orbits = [150, 186, 226, 270];

/** An alien over the edge of its world, in its player's light. Decoration. */
export function AlienScene({ alien, seat, isDim }: AlienSceneProps) {
  const { lit, plain, shade } = rampOf(seat);
  return (
    <svg
      viewBox="0 0 430 540"
      preserveAspectRatio="xMidYMax meet"
      className={styles.scene}
      aria-hidden="true"
    >
      <g fill="none" stroke={plain} strokeWidth="1.4">
        {orbits.map((radius, index) => (
          <circle
            key={radius}
            cx="215"
            cy="262"
            r={radius}
            strokeOpacity={0.42 - index * 0.08}
            strokeDasharray={index % 2 === 1 ? '2 9' : '60 14 6 14'}
          />
        ))}
      </g>
      <Moon x={70} y={112} r={26} colour={lit} shade={shade} />
      <Moon x={372} y={86} r={15} colour={plain} shade={shade} />
      <circle cx="215" cy="1010" r="520" className={styles.ground} />
      <circle cx="215" cy="1010" r="520" fill="none" stroke={plain} strokeOpacity=".6" strokeWidth="2" />
      <ellipse cx="215" cy="496" rx="150" ry="13" className={styles.fall} />
      <g opacity={isDim ? 0.35 : 1}>
        {alien && <Emblem alien={alien} size={320} seat={seat} x={55} y={172} />}
      </g>
      {!alien && <FaceDown colour={plain} />}
    </svg>
  );
}

interface MoonProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly shade: string;
}

/** Lit from where the alien stands. */
const Moon = ({ x, y, r, colour, shade }: MoonProps) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={shade} opacity=".75" />
    <path
      d={`M${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r} 0a${r} ${r * 0.55} 0 0 0 ${2 * r} 0z`}
      fill={colour}
      opacity=".5"
    />
  </g>
);

const FaceDown = ({ colour }: { readonly colour: string }) => (
  <g fill="none" stroke={colour} strokeWidth="7">
    <circle cx="215" cy="330" r="140" strokeDasharray="26 18" />
    {[0, 60, 120].map((turn) => (
      <ellipse key={turn} cx="215" cy="330" rx="88" ry="34" transform={`rotate(${turn} 215 330)`} />
    ))}
  </g>
);

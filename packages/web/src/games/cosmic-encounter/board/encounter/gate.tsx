import type { Seat } from '@starboard/engine';
import { type CSSProperties, memo, useState } from 'react';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import type { GateSpot } from '../geometry/gate.ts';
import { gateSize, middle } from '../geometry/measures.ts';
import { distance } from '../geometry/shapes.ts';
import styles from './gate.module.css';

interface GateProps {
  readonly id: string;
  readonly gate: GateSpot;
  /** Whose gate it is. */
  readonly seat: Seat;
  /** Where it turns from when it opens, in radians. */
  readonly from: number;
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The same direction, the short way round from where it was. */
function useNearTurn(angle: number): number {
  const [turn, setTurn] = useState(angle);
  const near = angle + Math.round((turn - angle) / 360) * 360;
  if (near !== turn) setTurn(near);
  return near;
}

/** The hyperspace gate, its beam and the sights on what it is aimed at. */
export const Gate = memo(({ id, gate, seat, from }: GateProps) => {
  const turn = useNearTurn(degrees(gate.angle));
  const away = distance(middle, gate);
  const short = ((degrees(from) - turn + 540) % 360) - 180;
  return (
    <g
      className={styles.arm}
      style={
        {
          transform: `translate(${middle.x}px, ${middle.y}px) rotate(${tenths(turn)}deg)`,
          '--swing': `${tenths(short)}deg`,
        } as CSSProperties
      }
    >
      <g className={styles.swing}>
        <g className={styles.away} style={{ transform: `translateX(${tenths(away)}px)` }}>
          <Beam id={id} reach={gate.reach} edge={gate.target.r} seat={seat} />
          <Ring seat={seat} />
        </g>
        <Sights x={away + gate.reach + gate.target.r} r={gate.target.r + 8} />
      </g>
    </g>
  );
});
Gate.displayName = 'Gate';

interface BeamProps {
  readonly id: string;
  readonly reach: number;
  readonly edge: number;
  readonly seat: Seat;
}

function Beam({ id, reach, edge, seat }: BeamProps) {
  const { lit, plain } = rampOf(seat);
  const end = tenths(reach + edge * 0.35);
  const high = tenths(edge * 0.9);
  const signs = reach > 70 ? [0, 1, 2, 3] : [0, 1];
  const step = (reach - 30) / signs.length;
  return (
    <g className={styles.beam}>
      <linearGradient id={`${id}beam`} x1="0" x2="1">
        <stop offset="0" stopColor={plain} stopOpacity=".55" />
        <stop offset="1" stopColor={lit} stopOpacity=".1" />
      </linearGradient>
      <path d={`M0-33L${end} ${-high}V${high}L0 33z`} fill={`url(#${id}beam)`} />
      <path d={`M0-33L${end} ${-high}M0 33L${end} ${high}`} stroke={lit} strokeOpacity=".5" fill="none" />
      <g className={styles.signs} data-seat={seat}>
        {signs.map((index) => {
          const [x, y] = [tenths(24 + index * step), tenths(16 - index * 2.2)];
          return (
            <path key={index} d={`M${x - 5} ${-y}L${x + 6} 0L${x - 5} ${y}`} opacity={0.9 - index * 0.14} />
          );
        })}
      </g>
    </g>
  );
}

function Ring({ seat }: { readonly seat: Seat }) {
  const { lit, plain, shade } = rampOf(seat);
  const { rx, ry } = gateSize;
  return (
    <>
      <ellipse rx={rx + 8} ry={ry + 8} fill={plain} opacity=".14" />
      <ellipse rx={rx} ry={ry} fill="#0A0F22" fillOpacity=".72" stroke={shade} strokeWidth="8" />
      <ellipse rx={rx} ry={ry} fill="none" stroke={plain} strokeWidth="5" />
      <path d={`M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`} fill="none" stroke={lit} strokeWidth="2.400" />
      <ellipse rx={rx - 3.5} ry={ry - 4.5} fill="none" stroke="#FFF3D6" strokeWidth="1.200" opacity=".9" />
      <path d={`M-7-${ry}h14l-3-9h-8zM-7 ${ry}h14l-3 9h-8z`} fill={plain} stroke="#0B1020" />
    </>
  );
}

const sight = (r: number): string => {
  const at = (angle: number) => `${tenths(r * Math.cos(angle))} ${tenths(-r * Math.sin(angle))}`;
  return `M${at(0.35)}A${r} ${r} 0 0 0 ${at(1.22)}`;
};

const Sights = ({ x, r }: { readonly x: number; readonly r: number }) => (
  <g className={styles.sights} transform={`translate(${tenths(x)} 0)`}>
    {[0, 90, 180, 270].map((turn) => (
      <path key={turn} d={sight(r)} transform={`rotate(${turn})`} />
    ))}
  </g>
);

import type { ReactNode } from 'react';
import '../../colours.css';

const line = 'var(--hull-line)';

/** Flat planes with one contour. */
export const Hull = ({ children }: { readonly children: ReactNode }) => (
  <g stroke={line} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

interface LampProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
}

/** The one coloured light of a station. */
export const Lamp = ({ x, y, r, colour }: LampProps) => (
  <>
    <circle cx={x} cy={y} r={r * 2.6} fill={colour} opacity=".16" />
    <circle cx={x} cy={y} r={r * 1.6} fill={colour} opacity=".3" />
    <circle cx={x} cy={y} r={r} fill={colour} />
    <circle cx={x - r * 0.25} cy={y - r * 0.25} r={r * 0.45} fill="#fff" opacity=".85" />
  </>
);

export const SolarPanel = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y - x * 0.1405}) skewY(-8)`}>
    <rect width="27" height="30" rx="2" fill="#2F5E9E" stroke={line} strokeWidth="2" />
    <path d="M0 0h27v12.6L0 21Z" fill="#7CC4FF" opacity=".5" />
    <path d="M9 0v30M18 0v30M0 15h27" stroke={line} strokeWidth="1.2" />
  </g>
);

interface StationDrawingProps {
  readonly size: number;
  readonly children: ReactNode;
}

/** A station as a picture of its own. */
export const StationDrawing = ({ size, children }: StationDrawingProps) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
    {children}
  </svg>
);

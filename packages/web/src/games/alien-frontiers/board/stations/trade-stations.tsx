import type { ReactNode } from 'react';
import { Hull, Lamp } from './station-parts.tsx';

/** The left wing: what brings fuel, ore and ships. A box of 96, lit from the upper left. */
export const tradeStations = {
  'lunar-mine': (
    <>
      <Hull>
        <circle cx="50" cy="56" r="32" fill="var(--hull-shade)" />
        <path d="M50 24a32 32 0 0 0-27 49c6-20 20-38 44-44a32 32 0 0 0-17-5Z" fill="var(--hull-mid)" />
      </Hull>
      <circle cx="37" cy="50" r="6" fill="var(--hull-deep)" opacity=".55" />
      <circle cx="64" cy="70" r="7.5" fill="var(--hull-deep)" opacity=".6" />
      <circle cx="43" cy="72" r="4" fill="var(--hull-deep)" opacity=".55" />
      <Hull>
        <path d="M52 10h24v8H52z" fill="var(--hull-lit)" />
        <path d="M58 18l3 24M72 18l-5 24" stroke="var(--hull-mid)" strokeWidth="3.5" />
        <path d="M58 40h14l-7 18Z" fill="var(--hull-lit)" />
        <path d="M65 58V40h7Z" fill="var(--hull-shade)" stroke="none" />
      </Hull>
      <path d="M78 52l6-9 6 10-5 8Z" fill="#C4DCF2" stroke="var(--hull-line)" strokeWidth="1.6" />
      <path d="M72 63l4-7 5 8-4 6Z" fill="#8FB4D8" stroke="var(--hull-line)" strokeWidth="1.6" />
      <Lamp x={64} y={14} r={2.6} colour="#7CC4FF" />
    </>
  ),
  'orbital-market': (
    <>
      <Hull>
        <ellipse cx="48" cy="62" rx="42" ry="15" fill="var(--hull-deep)" />
        <ellipse cx="48" cy="57" rx="42" ry="15" fill="var(--hull-mid)" />
        <path d="M6 57a42 15 0 0 1 62-13L30 70.5A42 15 0 0 1 6 57Z" fill="var(--hull-lit)" />
        <ellipse cx="48" cy="56" rx="25" ry="8" fill="var(--hull-deep)" />
      </Hull>
      <Hull>
        <path d="M34 54V34h28v20a25 8 0 0 1-28 0Z" fill="var(--hull-shade)" />
        <path d="M34 54V34h12v22a30 8 0 0 1-12-2Z" fill="var(--hull-mid)" />
        <path d="M29 36l6-16h26l6 16Z" fill="#FFB454" />
        <path d="M41.5 20 37 36h-8l6-16ZM54.5 20h-6.5v16h11Z" fill="#FFF1D9" stroke="none" />
        <path d="M48 20v-10" stroke="var(--hull-mid)" strokeWidth="3" />
      </Hull>
      <circle cx="48" cy="8" r="3" fill="#FFB454" />
      <Lamp x={48} y={46} r={3.2} colour="#FFD79A" />
      <rect
        x="13"
        y="51"
        width="9"
        height="7"
        rx="1.5"
        fill="#FFB454"
        stroke="var(--hull-line)"
        strokeWidth="1.6"
      />
      <rect
        x="75"
        y="53"
        width="9"
        height="7"
        rx="1.5"
        fill="#8FB4D8"
        stroke="var(--hull-line)"
        strokeWidth="1.6"
      />
    </>
  ),
  'maintenance-bay': (
    <>
      <Hull>
        <path d="M10 70V42a38 30 0 0 1 76 0v28Z" fill="var(--hull-shade)" />
        <path d="M10 70V42a38 30 0 0 1 46-29c-18 6-30 18-32 32v25Z" fill="var(--hull-mid)" />
        <path d="M24 70V48a24 20 0 0 1 48 0v22Z" fill="var(--hull-deep)" />
        <path d="M6 70h84v10H6z" fill="var(--hull-mid)" />
        <path d="M6 70h84v3.5H6z" fill="var(--hull-lit)" stroke="none" />
      </Hull>
      <path
        d="M57 38a9 9 0 0 0-11.5 11.5L35 60l5 5 10.5-10.5A9 9 0 0 0 62 43l-5.5 5.5-4.5-1-1-4.5Z"
        fill="#FFB454"
        stroke="var(--hull-line)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M30 76h0M48 76h0M66 76h0" stroke="#7CC4FF" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

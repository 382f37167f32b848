import type { ReactNode } from 'react';
import { Hull, Lamp } from './station-parts.tsx';

/** The right wing and the Hub: technology, raids and colonies. A box of 96, lit from the upper left. */
export const frontierStations = {
  'alien-artifact': (
    <>
      <ellipse cx="48" cy="50" rx="42" ry="42" fill="#B99CFF" opacity=".1" />
      <ellipse cx="48" cy="50" rx="30" ry="34" fill="#B99CFF" opacity=".14" />
      <Hull>
        <path d="M48 6 66 36 58 84H38L30 36Z" fill="#5B4A94" />
        <path d="M48 6 30 36l8 48h10Z" fill="#9C86DC" />
        <path d="M48 6 30 36l18 6Z" fill="#D9CCFF" />
        <path d="M48 6 66 36l-18 6Z" fill="#7B66BE" />
      </Hull>
      <path d="M43 52h10M43 60h6m4 0h1M44 68h8" stroke="#F1EBFF" strokeWidth="2.4" strokeLinecap="round" />
      <Hull>
        <ellipse
          cx="48"
          cy="62"
          rx="40"
          ry="10"
          fill="none"
          stroke="var(--hull-mid)"
          strokeWidth="3"
          strokeDasharray="62 20"
        />
      </Hull>
      <circle cx="10" cy="60" r="3" fill="#D9CCFF" />
      <circle cx="85" cy="65" r="2.4" fill="#D9CCFF" />
    </>
  ),
  'raiders-outpost': (
    <>
      <Hull>
        <path d="M20 40 34 22l22-6 22 14 8 22-10 24-24 12-26-6-14-20Z" fill="var(--hull-deep)" />
        <path d="M20 40 34 22l22-6-8 22-20 16-16 8Z" fill="var(--hull-shade)" />
      </Hull>
      <Hull>
        <path d="M30 34 14 8l8 30ZM66 24 82 4 76 32Z" fill="var(--hull-mid)" />
        <path d="M30 34 14 8l3 16Z" fill="var(--hull-lit)" stroke="none" />
        <path d="M30 60l12-10h16l12 10-8 14H38Z" fill="var(--hull-mid)" />
        <path d="M30 60l12-10h8l-4 24h-8Z" fill="var(--hull-lit)" stroke="none" />
      </Hull>
      <path d="M36 59l9 4-8 3ZM64 59l-9 4 8 3Z" fill="#FF6B6B" />
      <path d="M42 74v5m6-5v6m6-6v5" stroke="var(--hull-line)" strokeWidth="2.2" />
      <Lamp x={72} y={46} r={2.6} colour="#FF6B6B" />
      <Lamp x={26} y={52} r={2} colour="#FF6B6B" />
    </>
  ),
  'colony-constructor': (
    <>
      <Hull>
        <path d="M16 84h64l-6-10H22Z" fill="var(--hull-shade)" />
        <path d="M22 74h52" stroke="var(--hull-lit)" strokeWidth="2.5" />
        <path d="M28 74 34 20h8l-4 54Z" fill="var(--hull-mid)" />
        <path d="M28 74 34 20h3l-4 54Z" fill="var(--hull-lit)" stroke="none" />
        <path d="M30 20 36 10h44v6H44l-2 4Z" fill="var(--hull-mid)" />
        <path d="M36 10h44v2.5H35Z" fill="var(--hull-lit)" stroke="none" />
        <path d="M70 16v16" stroke="var(--hull-mid)" strokeWidth="2.5" />
      </Hull>
      <Hull>
        <path d="M54 56h32v6H54z" fill="var(--hull-deep)" />
        <path d="M56 56a14 22 0 0 1 28 0Z" fill="#5AD1A0" />
        <path d="M56 56c0-12 4-20 10-22-2 8-2 15-1 22Z" fill="#BFF3DD" stroke="none" />
        <path d="M70 34v22" strokeWidth="1.5" />
      </Hull>
      <Lamp x={33} y={14} r={2.6} colour="#FFB454" />
    </>
  ),
  'terraforming-station': (
    <>
      <path d="M48 50 18 94h60Z" fill="#5AD1A0" opacity=".26" />
      <path d="M48 50 32 94h32Z" fill="#5AD1A0" opacity=".4" />
      <path d="M48 50 43 94h10Z" fill="#CFFBE8" opacity=".75" />
      <Hull>
        <path d="M14 30c8 16 20 22 34 22s26-6 34-22Z" fill="var(--hull-shade)" />
        <path d="M14 30c8 16 17 21 28 22-6-5-10-13-11-22Z" fill="var(--hull-lit)" />
        <ellipse cx="48" cy="30" rx="34" ry="9" fill="var(--hull-mid)" />
        <ellipse cx="48" cy="30" rx="24" ry="5.5" fill="var(--hull-deep)" />
        <path d="M48 30V12" stroke="var(--hull-lit)" strokeWidth="3.5" />
        <circle cx="48" cy="11" r="4.5" fill="var(--hull-lit)" />
      </Hull>
      <Lamp x={48} y={54} r={4.2} colour="#5AD1A0" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

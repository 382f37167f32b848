import type { ReactNode } from 'react';
import { Hull, Lamp, SolarPanel } from './station-parts.tsx';

/** Those that stand for all of them in pictures of the game, and come with its first page. */
export const landmarkStations = {
  'solar-converter': (
    <>
      <SolarPanel x={3} y={40} />
      <SolarPanel x={66} y={56} />
      <Hull>
        <rect x="29" y="46" width="38" height="5" fill="var(--hull-shade)" />
        <circle cx="48" cy="48" r="19" fill="var(--hull-shade)" />
        <path d="M48 29a19 19 0 0 0-13.4 32.4L61.4 34.6A19 19 0 0 0 48 29Z" fill="var(--hull-lit)" />
        <circle cx="48" cy="48" r="12" fill="var(--hull-deep)" />
      </Hull>
      <Lamp x={48} y={48} r={8} colour="#FFB454" />
      <Hull>
        <path d="M48 67v15M40 82h16" stroke="var(--hull-mid)" strokeWidth="4" />
        <path d="M48 14v10" stroke="var(--hull-mid)" strokeWidth="3" />
      </Hull>
      <circle cx="48" cy="12" r="2.6" fill="#FFB454" />
    </>
  ),
  shipyard: (
    <>
      <Hull>
        <path d="M8 22h80v7H8z" fill="var(--hull-mid)" />
        <path d="M8 72h80v7H8z" fill="var(--hull-shade)" />
        <path d="M14 29v43M82 29v43" stroke="var(--hull-mid)" strokeWidth="5" />
        <path
          d="M14 29l12 12M82 29 70 41M14 72l12-12M82 72 70 60"
          stroke="var(--hull-shade)"
          strokeWidth="3"
        />
        <path d="M8 22h80v3H8z" fill="var(--hull-lit)" stroke="none" />
      </Hull>
      <Hull>
        <path d="M22 52c8-12 22-15 40-11l14 10-14 10c-18 3-32 1-40-9Z" fill="var(--hull-lit)" />
        <path d="M24 54c10 8 22 9.5 38 7l14-10c-16 3-36 6-52 3Z" fill="var(--hull-shade)" stroke="none" />
        <path d="M38 42.5v18M47 40.5v21.5M56 40.5v21.5" stroke="var(--hull-line)" strokeWidth="1.5" />
        <path d="M62 44.5l9 6.5-9 2Z" fill="#7CC4FF" />
      </Hull>
      <path d="M46 29v8" stroke="var(--hull-lit)" strokeWidth="3" />
      <Lamp x={46} y={38.5} r={3} colour="#FFB454" />
      <path d="m46 42-4 5m4-5 5 4m-5-4v7" stroke="#FFD79A" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  'colonist-hub': (
    <>
      <Hull>
        <ellipse cx="48" cy="50" rx="42" ry="26" fill="none" stroke="var(--hull-shade)" strokeWidth="11" />
        <path d="M6 50a42 26 0 0 1 58-24" fill="none" stroke="var(--hull-lit)" strokeWidth="7" />
        <path
          d="M64 26a42 26 0 0 1 26 24a42 26 0 0 1-84 0"
          fill="none"
          stroke="var(--hull-mid)"
          strokeWidth="7"
        />
        <path d="M12 50h72M30 28l36 44M66 28 30 72" stroke="var(--hull-shade)" strokeWidth="4" />
      </Hull>
      <Hull>
        <circle cx="48" cy="50" r="14" fill="var(--hull-mid)" />
        <path d="M48 36a14 14 0 0 0-10 24L58 40a14 14 0 0 0-10-4Z" fill="var(--hull-lit)" />
      </Hull>
      <path d="M40 54a8 11 0 0 1 16 0Z" fill="#FFB454" stroke="var(--hull-line)" strokeWidth="1.8" />
      <path
        d="M20 37h0M76 37h0M14 60h0M82 60h0M48 75h0M48 25h0"
        stroke="#FFE3B3"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

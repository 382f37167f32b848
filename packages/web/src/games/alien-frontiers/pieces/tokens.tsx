import type { FieldId } from '@starboard/alien-frontiers';
import type { ReactNode } from 'react';
import '../colours.css';

interface TokenProps {
  readonly size?: number;
}

const Token = ({ size, box = 24, children }: { size: number; box?: number; children: ReactNode }) => (
  <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
    {children}
  </svg>
);

/** An amber drop. */
export const Fuel = ({ size = 18 }: TokenProps) => (
  <Token size={size}>
    <path d="M12 1.8c1 3.6 7 7.2 7 13a7 7 0 0 1-14 0c0-5.8 6-9.4 7-13Z" fill="var(--fuel)" />
    <path
      d="M12 9.5c.5 2 3.2 3.6 3.2 6.3a3.2 3.2 0 0 1-6.4 0c0-2.7 2.7-4.3 3.2-6.3Z"
      fill="var(--fuel-lit)"
    />
    <path
      d="M8.2 9.6C7 11.2 6.6 13 6.7 15"
      stroke="#fff"
      strokeOpacity=".75"
      strokeWidth="1.4"
      fill="none"
      strokeLinecap="round"
    />
  </Token>
);

/** A steel-blue crystal. */
export const Ore = ({ size = 18 }: TokenProps) => (
  <Token size={size}>
    <path d="M7.5 2.5h8l6 8.5-9.3 11L2.5 11.5Z" fill="var(--ore)" />
    <path d="M7.5 2.5 9 11l3.2 11L2.5 11.5Z" fill="var(--ore-lit)" />
    <path d="M9 11h12.5l-9.3 11Z" fill="var(--ore-shade)" />
    <path d="M7.5 2.5 9 11l6.5-8.5Z" fill="#fff" fillOpacity=".55" />
  </Token>
);

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** Outline of a ship, in the colour of the text around it. */
export const ShipSign = ({ size = 16 }: TokenProps) => (
  <Token size={size}>
    <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" {...outline} />
  </Token>
);

/** Outline of a colony. */
export const ColonySign = ({ size = 16 }: TokenProps) => (
  <Token size={size}>
    <path d="M3.5 18a8.5 13 0 0 1 17 0Z" {...outline} />
    <path d="M1.5 21.5h21" {...outline} strokeLinecap="round" />
  </Token>
);

const hexagon = 'M24 2 43 13v22L24 46 5 35V13Z';

const fieldDrawings: Readonly<Record<FieldId, { readonly colour: string; readonly sign: ReactNode }>> = {
  isolation: {
    colour: '#9AA6C4',
    sign: (
      <>
        <circle cx="24" cy="24" r="15" strokeDasharray="6 5" />
        <path d="M14 34 34 14" />
        <circle cx="24" cy="24" r="4" />
      </>
    ),
  },
  positron: {
    colour: '#FFB454',
    sign: (
      <>
        <circle cx="24" cy="24" r="6" />
        <path d="M24 21v6M21 24h6" />
        <ellipse cx="24" cy="24" rx="18" ry="7" transform="rotate(35 24 24)" />
        <ellipse cx="24" cy="24" rx="18" ry="7" transform="rotate(-35 24 24)" />
      </>
    ),
  },
  repulsor: {
    colour: '#FF8FA3',
    sign: <path d="M10 34a14 14 0 0 1 28 0M24 20V7M12 24 4 15M36 24l8-9M20 10l4-4 4 4M8 40h32" />,
  },
};

/** A field generator: a hexagon with its sign, dark in both themes. */
export function FieldToken({ field, size = 26 }: TokenProps & { readonly field: FieldId }) {
  const { colour, sign } = fieldDrawings[field];
  return (
    <Token size={size} box={48}>
      <path d={hexagon} fill="#0E1530" stroke={colour} strokeWidth="3" strokeLinejoin="round" />
      <path d={hexagon} fill={colour} opacity=".16" />
      <g
        transform="translate(24 24) scale(.68) translate(-24 -24)"
        fill="none"
        stroke={colour}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {sign}
      </g>
    </Token>
  );
}

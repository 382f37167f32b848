import type { AlienId } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { type CSSProperties, useId } from 'react';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { mixColour } from '../../../design/drawing/mix-colour.ts';
import emblems from './emblems.svg';
import { type Ramp, rampOf } from '../../../design/drawing/seat-ramp.ts';

interface EmblemProps {
  readonly alien: AlienId;
  /** In pixels, or units of the drawing it stands in. */
  readonly size: number;
  /** In pixels, where that drawing is another size. */
  readonly drawn?: number;
  /** In whose colour; in that of moons where it is no player's. */
  readonly seat?: Seat | null;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** From here on the body is bevelled. */
const large = 96;

/** An alien's picture. Decoration: its name stands beside it. */
export function Emblem({ alien, size, drawn = size, seat = null, x, y }: EmblemProps) {
  const id = useId();
  const isLarge = drawn >= large;
  const picture = `${emblems}#alien-${alien}`;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {isLarge && <Bevel id={id} />}
      <use
        href={picture}
        width="64"
        height="64"
        style={paints(rampOf(seat))}
        filter={isLarge ? `url(#${id})` : undefined}
      />
      {isLarge && <Sheen id={id} picture={picture} />}
    </svg>
  );
}

/** Light over all of the body, from its upper left to its lower right; what is cut in stays dark. */
const Sheen = ({ id, picture }: { readonly id: string; readonly picture: string }) => (
  <>
    <linearGradient id={`${id}sheen`} x1=".1" y1="0" x2=".9" y2="1">
      {gradientStops([0, '#fff', 0.5], [0.45, '#fff', 0], [0.5, '#000', 0], [1, '#000', 0.45])}
    </linearGradient>
    <mask id={`${id}shape`} style={{ maskType: 'alpha' }}>
      <use href={picture} width="64" height="64" />
    </mask>
    <rect
      width="64"
      height="64"
      fill={`url(#${id}sheen)`}
      mask={`url(#${id}shape)`}
      style={{ mixBlendMode: 'overlay' }}
    />
  </>
);

const paints = ({ lit, plain, shade }: Ramp): CSSProperties =>
  ({
    '--emblem': mixColour(plain, lit, 0.4),
    '--emblem-shade': mixColour(plain, shade, 0.45),
    '--emblem-deep': shade,
  }) as CSSProperties;

/** Light from the upper left, shade inside the lower right edge. */
const Bevel = ({ id }: { readonly id: string }) => (
  <filter
    id={id}
    filterUnits="userSpaceOnUse"
    x="-4"
    y="-4"
    width="72"
    height="72"
    colorInterpolationFilters="sRGB"
  >
    <feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="soft" />
    <feSpecularLighting
      in="soft"
      surfaceScale="3.4"
      specularConstant=".62"
      specularExponent="16"
      lightingColor="#fff"
    >
      <feDistantLight azimuth="232" elevation="48" />
    </feSpecularLighting>
    {/* on level ground there is none: what is cut in stays dark */}
    <feComponentTransfer>
      <feFuncA type="linear" slope="1.5" intercept="-.34" />
    </feComponentTransfer>
    <feComposite in2="SourceAlpha" operator="in" result="light" />
    <feOffset in="SourceAlpha" dx="-1.5" dy="-2" />
    <feGaussianBlur stdDeviation="2" result="moved" />
    <feComposite in="SourceAlpha" in2="moved" operator="out" result="edge" />
    <feFlood floodColor="#05070F" floodOpacity=".55" />
    <feComposite in2="edge" operator="in" result="shade" />
    <feMerge>
      <feMergeNode in="SourceGraphic" />
      <feMergeNode in="shade" />
      <feMergeNode in="light" />
    </feMerge>
  </filter>
);

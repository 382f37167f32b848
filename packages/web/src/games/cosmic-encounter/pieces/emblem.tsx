import type { AlienId } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { type CSSProperties, useId } from 'react';
import { mixColour } from '../../../design/drawing/mix-colour.ts';
import emblems from './emblems.svg';
import { type Ramp, rampOf } from './seat-ramp.ts';

interface EmblemProps {
  readonly alien: AlienId;
  /** In pixels, or units of the drawing it stands in. */
  readonly size: number;
  /** In whose colour; in that of moons where it is no player's. */
  readonly seat?: Seat | null;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** From here on the body is bevelled. */
const large = 96;

/** An alien's picture. Decoration: its name stands beside it. */
export function Emblem({ alien, size, seat = null, x, y }: EmblemProps) {
  const id = useId();
  const isLarge = size >= large;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {isLarge && <Bevel id={id} />}
      <use
        href={`${emblems}#alien-${alien}`}
        width="64"
        height="64"
        style={paints(rampOf(seat))}
        filter={isLarge ? `url(#${id})` : undefined}
      />
    </svg>
  );
}

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

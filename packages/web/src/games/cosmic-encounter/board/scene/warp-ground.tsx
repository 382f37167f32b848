import { memo } from 'react';
import { warpRadius as r } from '../geometry/measures.ts';
import { warpArms, warpLines } from './warp-arms.ts';

/** The whirl itself, and its light on all around it: never drawn twice. */
export const WarpGround = memo(({ id }: { readonly id: string }) => (
  <>
    <circle r={r * 3} fill={`url(#${id}glow)`} />
    <WarpWhirl id={id} />
  </>
));
WarpGround.displayName = 'WarpGround';

/** Round the origin. */
export const WarpWhirl = ({ id }: { readonly id: string }) => (
  <>
    <circle r={r * 1.05} fill="#0A0F2A" opacity=".86" />
    <circle r={r * 1.1} fill={`url(#${id}warp)`} />
    {warpArms.map(({ d, colour, opacity }, index) => (
      <path key={index} d={d} fill={colour} opacity={opacity} />
    ))}
    {warpLines.map(({ d, colour, opacity, width }, index) => (
      <path key={index} d={d} fill="none" stroke={colour} strokeWidth={width} opacity={opacity} />
    ))}
    <circle r={r * 0.36} fill={`url(#${id}core)`} />
    <circle r={r * 0.215} fill="none" stroke="#FFE2B0" strokeWidth="1.300" opacity=".85" />
  </>
);

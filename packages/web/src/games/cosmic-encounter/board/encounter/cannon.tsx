import { memo } from 'react';
import type { Spot } from '../geometry/shapes.ts';
import { pictured } from '../../../../table/board/pressing.ts';

/** The Lunar Cannon, before the planets it stands by. */
export const Cannon = memo(({ spot, label }: { readonly spot: Spot; readonly label: string }) => (
  <g transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)})`} {...pictured(label)}>
    <circle r="12" fill="#0B1020" stroke="#9CEFC4" strokeWidth="1.400" />
    <path d="M-8 4L3-5l3.500 4.500L-4 9z" fill="#9CEFC4" />
    <path d="M3-8a4.500 4.500 0 1 0 5 6 5 5 0 0 1-5-6z" fill="#F1F5FF" />
  </g>
));
Cannon.displayName = 'Cannon';

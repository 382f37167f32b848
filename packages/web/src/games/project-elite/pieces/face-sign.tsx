import type { Face } from '@starboard/project-elite/content';
import type { CSSProperties } from 'react';
import figures from './figures.svg';

interface FaceSignProps {
  readonly face: Face;
  /** Its middle, in the drawing it stands in. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly ground?: string;
}

/** What a face of an action die shows, alone. */
export const FaceSign = ({ face, x, y, size, colour, ground = '#E9EEFB' }: FaceSignProps) => (
  <use
    href={`${figures}#die-${face}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    style={{ '--sign': colour, '--ink': ground } as CSSProperties}
  />
);

import type { BossId, HeroId, SwarmKind } from '@starboard/project-elite/content';
import type { Seat } from '@starboard/engine';
import type { CSSProperties } from 'react';
import { rampOf } from '../../../design/drawing/seat-ramp.ts';
import figures from './figures.svg';

interface FigureProps {
  /** Its middle, in the drawing it stands in. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const at = ({ x, y, size }: FigureProps) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

const alienPaints = {
  swarm: paints('var(--swarm)', 'var(--swarm-shade)', 'var(--swarm-deep)', 'var(--eyes)'),
  boss: paints('var(--boss)', 'var(--boss-shade)', 'var(--boss-deep)', 'var(--eyes)'),
};

/** One of the swarm. Decoration: what it is stands beside it. */
export const SwarmFigure = ({ kind, ...place }: FigureProps & { readonly kind: SwarmKind }) => (
  <use href={`${figures}#swarm-${kind}`} {...at(place)} style={alienPaints.swarm} />
);

export const BossFigure = ({ boss, ...place }: FigureProps & { readonly boss: BossId }) => (
  <use href={`${figures}#boss-${boss}`} {...at(place)} style={alienPaints.boss} />
);

/** In the colour of its player. */
export function HeroFigure({
  hero,
  seat,
  ...place
}: FigureProps & { readonly hero: HeroId; readonly seat: Seat }) {
  const { lit, plain, shade } = rampOf(seat);
  return (
    <use
      href={`${figures}#hero-${hero}`}
      {...at(place)}
      style={paints(plain, shade, shade, '#F4F7FF')}
      stroke={lit}
      strokeWidth="0"
    />
  );
}

function paints(body: string, shade: string, deep: string, sign: string): CSSProperties {
  return {
    '--body': body,
    '--shade': shade,
    '--deep': deep,
    '--sign': sign,
    '--ink': '#0B1020',
  } as CSSProperties;
}

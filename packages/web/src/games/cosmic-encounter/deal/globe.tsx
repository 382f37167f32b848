import type { View } from '@starboard/cosmic-encounter';
import { PlanetGround } from '../board/planets/planet-ground.tsx';
import { PlanetLights } from '../board/planets/planet-lights.tsx';
import { planetLook } from '../board/planets/planet-look.ts';
import { ShipStack } from '../pieces/ship-stack.tsx';
import styles from './globe.module.css';

interface GlobeProps {
  readonly view: View;
  /** Its number on the board. */
  readonly planet: number;
}

/** What ids of all globes begin with: they are painted with the same lights. */
const id = 'globe';
/** From the upper left, in degrees. */
const light = -130;

/** What globes are painted with, once for all of them. */
export const GlobeLights = ({ seats }: { readonly seats: number }) => (
  <svg className={styles.lights} aria-hidden="true">
    <defs>
      <PlanetLights id={id} seats={seats} />
    </defs>
  </svg>
);

/** A planet as it looks on the board, with the ships on it. Decoration: its name stands beside it. */
export function Globe({ view, planet }: GlobeProps) {
  const { seat, kind } = planetLook(view, planet);
  const { ships = [] } = view.planets[planet] ?? {};
  const stacks = ships.flatMap((count, owner) => (count > 0 ? [{ owner, count }] : []));
  return (
    <svg viewBox="0 0 62 58" overflow="visible" aria-hidden="true">
      <g transform="translate(31 27) scale(.8)">
        <PlanetGround id={id} seat={seat} kind={kind} light={light} />
      </g>
      {stacks.map(({ owner, count }, index) => (
        <g key={owner} transform={`translate(${31 + (index - (stacks.length - 1) / 2) * 22} 42) scale(.86)`}>
          <ShipStack seat={owner} count={count} number="none" />
        </g>
      ))}
    </svg>
  );
}

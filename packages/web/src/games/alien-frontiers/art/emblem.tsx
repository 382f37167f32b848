import { useId } from 'react';
import { drawnRadius } from '../board/planet/planet-cells.ts';
import { Borders, Ground } from '../board/planet/planet-ground.tsx';
import planet from '../board/planet/planet.module.css';

/** The planet of Alien Frontiers before any colony has landed: for pictures, not for play. */
export function KeyPlanet({ radius }: { readonly radius: number }) {
  const id = useId();
  return (
    <g className={planet['planet']} transform={`scale(${radius / drawnRadius})`}>
      <Ground id={id} />
      <Borders id={id} />
    </g>
  );
}

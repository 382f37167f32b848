import { useId } from 'react';
import { warpRadius } from '../board/geometry/measures.ts';
import { polar } from '../board/geometry/shapes.ts';
import { PlanetGround } from '../board/planets/planet-ground.tsx';
import { SceneLights } from '../board/scene/scene-lights.tsx';
import { WarpWhirl } from '../board/scene/warp-ground.tsx';

const seats = 5;
/** From the middle, of each system's planet; and how far all of it reaches. */
const away = warpRadius * 1.32;
const reach = warpRadius * 1.62;

/** The warp of Cosmic Encounter and a planet of each system round it: for pictures, not for play. */
export function KeyWarp({ radius }: { readonly radius: number }) {
  const id = useId();
  return (
    <g transform={`scale(${radius / reach})`}>
      <SceneLights id={id} seats={seats} />
      <WarpWhirl id={id} />
      {Array.from({ length: seats }, (_, seat) => {
        const turn = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
        const { x, y } = polar({ x: 0, y: 0 }, turn, away);
        return (
          <g key={seat} transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(.62)`}>
            <PlanetGround id={id} seat={seat} kind={seat} light={Math.round((turn * 180) / Math.PI) + 180} />
          </g>
        );
      })}
    </g>
  );
}

import { Suspense, useId } from 'react';
import { stars } from '../../../design/drawing/stars.tsx';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { Dome } from '../pieces/dome.tsx';
import { landmarkStations } from '../board/stations/landmark-stations.tsx';
import { StationDrawing } from '../board/stations/station-parts.tsx';
import { later } from '../../../loading/later.ts';
import type { KeyArt } from '../../web-game.ts';
import { FlyingShip } from './flying-ship.tsx';

// the world itself is large: the sky does not wait for it
const KeyPlanet = later(() => import('./emblem.tsx'), 'KeyPlanet');

const sky = stars({ width: 460, height: 560, count: 90, seed: 11 });

const colonies = [
  { seat: 0, x: 196, y: 330 },
  { seat: 0, x: 226, y: 322 },
  { seat: 3, x: 300, y: 300 },
  { seat: 1, x: 372, y: 350 },
] as const;

/** A settled world, its ring of stations, and dice that are ships. */
function AlienFrontiersKey() {
  const id = useId();
  return (
    <g data-theme="dark">
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2=".6" y2="1">
        {gradientStops([0, '#3B6CA8'], [0.28, '#1F3A72'], [0.7, '#0D1533'], [1, '#080C1E'])}
      </linearGradient>
      <radialGradient id={`${id}sun`}>
        {gradientStops([0, '#FFF6E0'], [0.12, '#FFDFA3', 0.9], [0.4, '#FFB454', 0.28], [1, '#FFB454', 0])}
      </radialGradient>
      <rect width="460" height="560" fill={`url(#${id}sky)`} />
      <g fill="#DCE8FF">{sky}</g>
      <circle cx="70" cy="70" r="230" fill={`url(#${id}sun)`} />
      <circle cx="70" cy="70" r="20" fill="#FFF9EC" />
      <g fill="none" stroke="#BFE0FF">
        <path d="M-40 300A420 300 0 0 1 500 236" strokeOpacity=".5" strokeWidth="1.6" />
        <path d="M-40 330A420 300 0 0 1 500 262" strokeOpacity=".3" strokeWidth="6" strokeDasharray="2 13" />
      </g>
      <g transform="translate(262 500) rotate(24)">
        <Suspense fallback={<circle r="262" fill="#2B3F72" />}>
          <KeyPlanet radius={262} />
        </Suspense>
      </g>
      {colonies.map(({ seat, x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Dome seat={seat} size={30} />
        </g>
      ))}
      <g transform="translate(14 176)">
        <StationDrawing size={115}>{landmarkStations['colonist-hub']}</StationDrawing>
      </g>
      <g transform="translate(352 96)">
        <StationDrawing size={96}>{landmarkStations['solar-converter']}</StationDrawing>
      </g>
      <g transform="translate(214 118)">
        <StationDrawing size={69}>{landmarkStations.shipyard}</StationDrawing>
      </g>
      <FlyingShip seat={0} value={5} x={150} y={300} turn={-24} trail={140} />
      <FlyingShip seat={1} value={3} x={316} y={214} turn={-30} trail={110} />
      <FlyingShip seat={2} value={6} x={84} y={388} turn={-18} trail={110} />
    </g>
  );
}

export const keyArt: KeyArt = {
  Scene: AlienFrontiersKey,
  crops: { whole: '0 0 460 560', wide: '0 172 460 230', card: '0 110 460 300' },
};

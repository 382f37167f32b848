import type { ReactNode } from 'react';
import { frontierStations } from './frontier-stations.tsx';
import type { StationId } from '../place.ts';
import { landmarkStations } from './landmark-stations.tsx';
import { StationDrawing } from './station-parts.tsx';
import { tradeStations } from './trade-stations.tsx';

const drawings: Readonly<Record<StationId, ReactNode>> = {
  ...landmarkStations,
  ...tradeStations,
  ...frontierStations,
};

/** A station's silhouette, readable from 42 px on. */
export const StationArt = ({
  station,
  size = 58,
}: {
  readonly station: StationId;
  readonly size?: number;
}) => <StationDrawing size={size}>{drawings[station]}</StationDrawing>;

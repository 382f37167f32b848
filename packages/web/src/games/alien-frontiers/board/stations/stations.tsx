import type { ReactNode } from 'react';
import { frontierStations } from './frontier-stations.tsx';
import type { StationId } from '../place.ts';
import { tradeStations } from './trade-stations.tsx';

const drawings: Readonly<Record<StationId, ReactNode>> = { ...tradeStations, ...frontierStations };

/** A station's silhouette, readable from 42 px on. */
export const StationArt = ({
  station,
  size = 58,
}: {
  readonly station: StationId;
  readonly size?: number;
}) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
    {drawings[station]}
  </svg>
);

import { crash } from './crash.ts';
import { lab } from './lab.ts';
import type { MapId, PrintedMap } from './printed-map.ts';

export const printedMaps: Readonly<Record<MapId, PrintedMap>> = { lab, crash };

import type { View } from '@starboard/cosmic-encounter';
import type { Seat, Viewer } from '@starboard/engine';
import type { Table } from './geometry/layout.ts';
import type { CutName } from './geometry/measures.ts';

/** Whose planets are at the bottom. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);

/** What of a view decides where things lie. */
export const tableOf = (view: View, viewer: Viewer, cut: CutName): Table => ({
  cut,
  near: nearSeat(viewer),
  seats: view.players.length,
  systems: view.planets.map(({ system, isDestroyed }) => (isDestroyed ? null : system)),
  target: view.encounter?.target ?? null,
  allies: view.encounter?.zone.filter((count) => count > 0).length ?? 0,
  techs: view.players.map(({ techs }) => techs.length),
  cannon: view.cannon,
});

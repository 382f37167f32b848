import type { View } from '@starboard/cosmic-encounter';
import type { Viewer } from '@starboard/engine';
import { useMemo } from 'react';
import type { Scene } from './flights/flight-plan.ts';
import { boardLayout, type Table } from './geometry/layout.ts';
import type { CutName } from './geometry/measures.ts';
import { tableOf } from './table-of.ts';

/** A view and where its things lie, which is worked out anew only when something has come, gone or is aimed at. */
export function useScene(view: View, viewer: Viewer, cut: CutName): Scene {
  const key = JSON.stringify(tableOf(view, viewer, cut));
  const layout = useMemo(() => boardLayout(JSON.parse(key) as Table), [key]);
  return useMemo(() => ({ view, layout }), [view, layout]);
}

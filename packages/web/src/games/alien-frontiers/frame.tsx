import type { View } from '@starboard/alien-frontiers';
import { type ReactNode, useMemo } from 'react';
import { TrayNeedsProvider } from '../../table/screen/tray-needs.ts';
import type { TableParts } from '../../table/table-game.ts';
import { ChoosingFrame } from './choosing/choosing.tsx';
import { useTray } from './tray/tray.tsx';

interface FrameProps {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}

/** What the player has in hand, and what the tray that shows it needs of the screen. */
export const AfFrame = ({ parts, children }: FrameProps) => (
  <ChoosingFrame parts={parts}>
    <TrayFrame parts={parts}>{children}</TrayFrame>
  </ChoosingFrame>
);

function TrayFrame({ parts, children }: FrameProps) {
  const { isWide, isListing, isCoaching } = useTray(parts);
  const needs = useMemo(() => ({ isWide, isListing, isCoaching }), [isWide, isListing, isCoaching]);
  return <TrayNeedsProvider value={needs}>{children}</TrayNeedsProvider>;
}

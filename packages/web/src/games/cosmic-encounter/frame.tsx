import type { View } from '@starboard/cosmic-encounter';
import type { ReactNode } from 'react';
import { type TrayNeeds, TrayNeedsProvider } from '../../table/screen/tray-needs.ts';
import type { TableParts } from '../../table/table-game.ts';
import { ChoosingFrame } from './choosing/choosing.tsx';
import { DealFrame } from './deal/dealing.tsx';

interface FrameProps {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}

const needs: TrayNeeds = { isFitted: true };

/** What board, tray and prompt share, and what the tray needs of the screen. */
export const CeFrame = ({ parts, children }: FrameProps) => (
  <ChoosingFrame parts={parts}>
    <TrayNeedsProvider value={needs}>
      <DealFrame parts={parts}>{children}</DealFrame>
    </TrayNeedsProvider>
  </ChoosingFrame>
);

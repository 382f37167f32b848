import type { View } from '@starboard/cosmic-encounter';
import type { ReactNode } from 'react';
import { type TrayNeeds, TrayNeedsProvider } from '../../table/screen/tray-needs.ts';
import type { TableParts } from '../../table/table-game.ts';
import { ChoosingFrame, useChoosing } from './choosing/choosing.tsx';
import { DealFrame } from './deal/dealing.tsx';
import { handOf } from './tray/hand/hand-of.ts';
import { useCeKeys } from './tray/use-ce-keys.ts';

interface FrameProps {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}

const needs: TrayNeeds = { isTall: true };
/** A large screen gives the board what a hand would take. */
const needsOfOnlookers: TrayNeeds = { isHand: true };

/** What board, tray and prompt share, and what the tray needs of the screen. */
export const CeFrame = ({ parts, children }: FrameProps) => (
  <ChoosingFrame parts={parts}>
    <TrayNeedsProvider value={handOf(parts) === null && !parts.isPhone ? needsOfOnlookers : needs}>
      <DealFrame parts={parts}>
        <Keys parts={parts} />
        {children}
      </DealFrame>
    </TrayNeedsProvider>
  </ChoosingFrame>
);

function Keys({ parts }: Pick<FrameProps, 'parts'>) {
  useCeKeys(parts, useChoosing());
  return null;
}

import type { ReactNode } from 'react';
import { type TrayNeeds, TrayNeedsProvider } from '../screen/tray-needs.ts';

const needs: TrayNeeds = { isFitted: true };

/** Where little is asked, or nothing, there is more room for what is told. */
export const PlainFrame = ({ children }: { readonly children: ReactNode }) => (
  <TrayNeedsProvider value={needs}>{children}</TrayNeedsProvider>
);

import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { useIsHandheld } from '../../settings/use-media.ts';
import { OverActs } from '../ending/over-acts.tsx';
import { isOver } from '../ending/victory.ts';
import { useParts, useScreen, useTableContext, useTableState } from '../table-context.ts';

// Each is drawn anew only when the game's parts change, and not with the rest of the table.

export function GameBoard() {
  const { game } = useTableContext();
  const parts = useParts();
  return useMemo(() => parts && <game.Board parts={parts} />, [game, parts]);
}

export function GameTray() {
  const { game } = useTableContext();
  const parts = useParts();
  return useMemo(() => parts && <game.Tray parts={parts} />, [game, parts]);
}

/** Whose things the tray holds: the viewer's own, or for a spectator those of the seat that acts. */
export function useTrayName(): string {
  const { acts, say } = useTableContext();
  const { viewer } = useTableState('viewer');
  return say(acts && viewer !== 'spectator' ? 'web.table.own' : 'web.table.acting');
}

export function GameAside() {
  const { game } = useTableContext();
  const parts = useParts();
  return useMemo(() => parts && game.Aside && <game.Aside parts={parts} />, [game, parts]);
}

/** Stepping back, and what the game itself offers; after the match, what is left to do. */
export function GameActs() {
  const { game, acts, say } = useTableContext();
  const { isEndingAside } = useScreen();
  const isPhone = useIsHandheld();
  const parts = useParts();
  const state = useTableState('outcome', 'table', 'canUndo', 'isSending', 'prompt');
  if (!acts || !parts) return null;
  const stepBack = say('web.table.step-back');
  // what can be used in a moment to react, and the heading that tells of it, need the room
  const isSign = isPhone || state.prompt?.isWindow === true;
  if (isOver(state)) return isEndingAside && <OverActs />;
  return (
    <>
      {state.canUndo && (
        <Button
          icon={<Undo2 size={18} aria-hidden />}
          onClick={acts.stepBack}
          isSending={state.isSending}
          aria-keyshortcuts="u"
          aria-label={stepBack}
          title={isSign ? stepBack : undefined}
        >
          {!isSign && stepBack}
        </Button>
      )}
      {state.prompt && <game.Acts parts={parts} />}
    </>
  );
}

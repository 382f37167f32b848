import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../design/button.tsx';
import { useTableRoom } from './table-room.ts';

// Each is drawn anew only when the game's parts change, whatever else happens at the table.

export function GameBoard() {
  const { game, parts } = useTableRoom();
  return useMemo(() => parts && <game.Board parts={parts} />, [game, parts]);
}

export function GameTray() {
  const { game, parts } = useTableRoom();
  return useMemo(() => parts && <game.Tray parts={parts} />, [game, parts]);
}

/** Whose things the tray holds: the viewer's own, or for whoever only looks those of the seat that acts. */
export function useTrayName(): string {
  const { state, acts, say } = useTableRoom();
  return say(acts && state.viewer !== 'spectator' ? 'web.table.own' : 'web.table.acting');
}

export function GameAside() {
  const { game, parts } = useTableRoom();
  return useMemo(() => parts && game.Aside && <game.Aside parts={parts} />, [game, parts]);
}

/** Stepping back, and what the game itself offers. */
export function GameActs() {
  const { game, parts, state, acts, say } = useTableRoom();
  // what cannot be sent is not offered
  if (!acts || !parts || state.outcome || state.wire !== 'open') return null;
  return (
    <>
      {state.canUndo && (
        <Button
          icon={<Undo2 size={18} aria-hidden />}
          onClick={acts.stepBack}
          isSending={state.isSending}
          aria-keyshortcuts="u"
        >
          {say('web.table.step-back')}
        </Button>
      )}
      {state.prompt && <game.Acts parts={parts} />}
    </>
  );
}

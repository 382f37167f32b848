import type { View } from '@starboard/cosmic-encounter';
import { memo, useDeferredValue, useMemo } from 'react';
import { Fitted } from '../../../table/board/fitted.tsx';
import { useLatest } from '../../../table/board/use-latest.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { type Choosing, useChoosing } from '../choosing/choosing.tsx';
import type { CePlace } from '../places.ts';
import { useCeSay } from '../words/say.ts';
import { lightsOf } from './board-lights.ts';
import styles from './board.module.css';
import { FlightLayer } from './flights/flight-layer.tsx';
import { boardLayout, type Table } from './geometry/layout.ts';
import { boardSize } from './geometry/measures.ts';
import { SmallStage } from './small-stage.tsx';
import { Stage, type StageProps } from './stage.tsx';
import { tableOf } from './table-of.ts';
import { boardWords } from './words.ts';

interface Drawn {
  readonly parts: TableParts<View>;
  readonly choosing: Choosing;
}

/** The board, joined with what may be chosen on it: what was pressed shows at once, the board lights up after that. */
export function CeBoard({ parts }: { readonly parts: TableParts<View> }) {
  const choosing = useChoosing();
  const now = useMemo<Drawn>(() => ({ parts, choosing }), [parts, choosing]);
  const before = useDeferredValue(now);
  const isSame = before.parts.view === parts.view && before.parts.prompt === parts.prompt;
  const drawn = isSame ? before : now;
  return (
    <div className={styles.board} aria-busy={drawn !== now}>
      <DrawnBoard drawn={drawn} />
    </div>
  );
}

const DrawnBoard = memo(({ drawn: { parts, choosing } }: { readonly drawn: Drawn }) => {
  const say = useCeSay();
  const { view, viewer } = parts;
  const lightAt = useMemo(() => lightsOf(parts, choosing), [parts, choosing]);
  const press = useLatest((pressed: string) => {
    const place = pressed as CePlace;
    const { state } = lightAt(place);
    if (state === 'dark') parts.read(place.startsWith('seat:') ? `sheet:${place.slice(5)}:0` : place);
    else choosing.press(place);
  });
  const stage: StageProps = {
    view,
    layout: useLayout(view, viewer),
    words: useMemo(() => boardWords(view, viewer, say), [view, viewer, say]),
    lightAt,
    pointedAt: parts.pointedAt,
    press,
  };
  const { layout } = stage;
  const scene = useMemo(() => ({ view, layout }), [view, layout]);
  if (parts.isPhone) return <SmallStage stage={stage} scene={scene} />;
  return (
    <Fitted {...boardSize}>
      <Stage {...stage} />
      <FlightLayer scene={scene} />
    </Fitted>
  );
});
DrawnBoard.displayName = 'DrawnBoard';

/** Worked out anew only when something has come, gone or is aimed at. */
function useLayout(view: View, viewer: TableParts['viewer']) {
  const key = JSON.stringify(tableOf(view, viewer));
  return useMemo(() => boardLayout(JSON.parse(key) as Table), [key]);
}

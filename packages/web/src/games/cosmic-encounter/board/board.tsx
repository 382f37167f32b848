import type { View } from '@starboard/cosmic-encounter';
import type { Viewer } from '@starboard/engine';
import { memo, useDeferredValue, useMemo } from 'react';
import { Fitted } from '../../../table/board/fitted.tsx';
import { useLatest } from '../../../table/board/use-latest.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { type Choosing, useChoosing } from '../choosing/choosing.tsx';
import { LastOutcome } from '../encounter/last-outcome.tsx';
import type { CePlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { lightsOf } from './board-lights.ts';
import styles from './board.module.css';
import { FlightLayer } from './flights/flight-layer.tsx';
import { subjectAt } from './subject-at.ts';
import { SmallStage } from './small-stage.tsx';
import { Stage, type StageProps } from './stage.tsx';
import { useScene } from './use-scene.ts';
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
    if (state === 'dark') parts.read(subjectAt(place));
    else choosing.press(place);
  });
  const words = useMemo(() => boardWords(view, viewer, say), [view, viewer, say]);
  const drawn = { view, viewer, words, lightAt, pointedAt: parts.pointedAt, press };
  return parts.isPhone ? <SmallStage {...drawn} /> : <LargeStage {...drawn} />;
});
DrawnBoard.displayName = 'DrawnBoard';

function LargeStage(drawn: Omit<StageProps, 'layout'> & { readonly viewer: Viewer }) {
  const scene = useScene(drawn.view, drawn.viewer, 'wide');
  const { box, outcome } = scene.layout;
  const { x, y, width, height } = box;
  return (
    <Fitted width={width} height={height}>
      <Stage {...drawn} layout={scene.layout} />
      {outcome && (
        <div
          className={styles.outcome}
          style={{ left: outcome.x - x, top: outcome.y - y, width: outcome.width, height: outcome.height }}
        >
          <LastOutcome view={drawn.view} />
        </div>
      )}
      <FlightLayer scene={scene} style={{ transform: `translate(${-x}px, ${-y}px)` }} />
    </Fitted>
  );
}

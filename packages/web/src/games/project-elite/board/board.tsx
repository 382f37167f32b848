import type { View } from '@starboard/project-elite/text';
import { memo, useMemo } from 'react';
import { useSay } from '../../../language/say.ts';
import { Fitted } from '../../../table/board/fitted.tsx';
import { Zoomable } from '../../../table/board/zoomable.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { boardTexts, cardTexts, rulesTexts } from '../texts.ts';
import styles from './board.module.css';
import { boardSize } from './measures.ts';
import { Stage } from './stage.tsx';
import { boardWords } from './words.ts';

const size = { width: boardSize, height: boardSize };

/** The map and all that stands on it; under a thumb it can be enlarged. */
export function EliteBoard({ parts: { view, viewer, isPhone } }: { readonly parts: TableParts<View> }) {
  return <DrawnBoard view={view} viewer={viewer} isPhone={isPhone} />;
}

type Drawn = Pick<TableParts<View>, 'view' | 'viewer' | 'isPhone'>;

const DrawnBoard = memo(({ view, viewer, isPhone }: Drawn) => {
  const say = useSay(rulesTexts, cardTexts, boardTexts);
  const words = useMemo(() => boardWords(view, say), [view, say]);
  const stage = <Stage view={view} viewer={viewer} words={words} />;
  const whole = <Fitted {...size}>{stage}</Fitted>;
  if (!isPhone) return whole;
  return (
    <Zoomable
      size={size}
      zoomLabel={say('web.pe.board.zoom')}
      fitLabel={say('web.pe.board.fit')}
      renderFit={(zoom) => (
        <div className={styles.room}>
          {whole}
          <div className={styles.zoom}>{zoom}</div>
        </div>
      )}
    >
      {stage}
    </Zoomable>
  );
});
DrawnBoard.displayName = 'DrawnBoard';

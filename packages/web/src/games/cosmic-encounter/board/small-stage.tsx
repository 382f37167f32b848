import { Maximize, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { useCeSay } from '../words/say.ts';
import { cropOf } from './geometry/crop.ts';
import { boardSize } from './geometry/measures.ts';
import styles from './small-stage.module.css';
import { Stage, type StageProps } from './stage.tsx';
import { useSize } from '../../../design/browser/use-size.ts';

/** The board under a thumb: as much of it as the encounter needs, or all of it. */
export function SmallStage({ stage }: { readonly stage: StageProps }) {
  const say = useCeSay();
  const [isWhole, setWhole] = useState(false);
  const [ref, room] = useSize<HTMLDivElement>();
  const crop = room && cropOf(stage.layout, room);
  const seen = isWhole || !crop ? { x: 0, y: 0, ...boardSize } : crop;
  return (
    <div ref={ref} className={styles.room}>
      {room && <Stage {...stage} viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} />}
      {crop && (
        <button
          type="button"
          className={styles.fit}
          aria-label={say(isWhole ? 'web.ce.board.near' : 'web.ce.board.fit')}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <ScanSearch size={22} aria-hidden /> : <Maximize size={22} aria-hidden />}
        </button>
      )}
    </div>
  );
}

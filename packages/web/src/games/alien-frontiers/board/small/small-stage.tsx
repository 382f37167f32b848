import { useSize } from '../../../../design/browser/use-size.ts';
import { useAfSay } from '../../words/say.ts';
import { SmallBoard } from './small-board.tsx';
import styles from './small-stage.module.css';
import { Stage, StageBoard, stageSize } from '../stage.tsx';
import type { StageProps } from '../stage-props.ts';
import { Zoomable } from '../../../../table/board/zoomable.tsx';

/** From this size on all of the stage is worth showing; a tablet held upright has as much. */
const worthwhile = 0.76;

/** The board under fingers: all of it at a glance, and the stage at a size to read. */
export function SmallStage(stage: StageProps) {
  const say = useAfSay();
  const [ref, room] = useSize<HTMLDivElement>();
  const scale = room ? Math.min(room.width / stageSize.width, room.height / stageSize.height) : 0;
  return (
    <div ref={ref} className={styles.room}>
      <Zoomable
        size={stageSize}
        renderFit={(zoom) =>
          scale < worthwhile ? (
            <SmallBoard stage={stage} zoom={zoom} />
          ) : (
            <>
              <Stage {...stage} />
              <div className={styles.zoom}>{zoom}</div>
            </>
          )
        }
        zoomLabel={say('web.af.zoom')}
        fitLabel={say('web.af.zoom-fit')}
      >
        <StageBoard {...stage} />
      </Zoomable>
    </div>
  );
}

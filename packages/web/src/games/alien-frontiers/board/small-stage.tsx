import { useAfSay } from '../say.ts';
import { SmallBoard } from './small-board.tsx';
import { StageBoard, stageSize } from './stage.tsx';
import type { StageProps } from './stage-props.ts';
import { Zoomable } from './zoomable.tsx';

/** The board on a phone: all of it at a glance, and the full stage under two fingers. */
export function SmallStage(stage: StageProps) {
  const say = useAfSay();
  return (
    <Zoomable
      size={stageSize}
      renderFit={(zoom) => <SmallBoard stage={stage} zoom={zoom} />}
      zoomLabel={say('web.af.zoom')}
      fitLabel={say('web.af.zoom-fit')}
    >
      <StageBoard {...stage} />
    </Zoomable>
  );
}

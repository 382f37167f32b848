import { Maximize, ScanSearch } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useCeSay } from '../words/say.ts';
import { FlightLayer } from './flights/flight-layer.tsx';
import type { Scene } from './flights/flight-plan.ts';
import { cropOf } from './geometry/crop.ts';
import { boardSize } from './geometry/measures.ts';
import type { Box } from './geometry/shapes.ts';
import styles from './small-stage.module.css';
import { Stage, type StageProps } from './stage.tsx';
import { useSize } from '../../../design/browser/use-size.ts';

type Size = Pick<Box, 'width' | 'height'>;

interface SmallStageProps {
  readonly stage: StageProps;
  readonly scene: Scene;
}

/** The board under a thumb: as much of it as the encounter needs, or all of it. */
export function SmallStage({ stage, scene }: SmallStageProps) {
  const say = useCeSay();
  const [isWhole, setWhole] = useState(false);
  const [ref, room] = useSize<HTMLDivElement>();
  const crop = room && cropOf(stage.layout, room);
  const seen = isWhole || !crop ? { x: 0, y: 0, ...boardSize } : crop;
  return (
    <div ref={ref} className={styles.room}>
      {room && <Stage {...stage} viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} />}
      {room && <FlightLayer scene={scene} style={underneath(seen, room)} />}
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

/** A drawing that shows this part of the board in a room, in its middle. */
function underneath(seen: Box, room: Size): CSSProperties {
  const scale = Math.min(room.width / seen.width, room.height / seen.height);
  const x = (room.width - seen.width * scale) / 2 - seen.x * scale;
  const y = (room.height - seen.height * scale) / 2 - seen.y * scale;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

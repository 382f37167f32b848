import type { Viewer } from '@starboard/engine';
import { Maximize, ScanSearch } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useSize } from '../../../design/browser/use-size.ts';
import { useCeSay } from '../words/say.ts';
import { FlightLayer } from './flights/flight-layer.tsx';
import { cropOf, scaleOf, type Window } from './geometry/crop.ts';
import type { CutName } from './geometry/measures.ts';
import type { Box } from './geometry/shapes.ts';
import styles from './small-stage.module.css';
import { Stage, type StageProps } from './stage.tsx';
import { useScene } from './use-scene.ts';

type SmallStageProps = Omit<StageProps, 'layout'> & { readonly viewer: Viewer };

/** The board under a thumb. */
export function SmallStage(drawn: SmallStageProps) {
  const [ref, room] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.room}>
      {room && <RoomyStage drawn={drawn} room={room} />}
    </div>
  );
}

const cutFor = ({ width, height }: Window): CutName => (width > height * 1.25 ? 'wide' : 'square');

/** As much of it as the encounter needs, or all of it. */
function RoomyStage({ drawn, room }: { readonly drawn: SmallStageProps; readonly room: Window }) {
  const say = useCeSay();
  const [isWhole, setWhole] = useState(false);
  const scene = useScene(drawn.view, drawn.viewer, cutFor(room));
  const crop = cropOf(scene.layout, room);
  const seen = isWhole || !crop ? scene.layout.box : crop;
  return (
    <>
      <div style={leastText(scaleOf(seen, room))}>
        <Stage {...drawn} layout={scene.layout} seen={seen} size={room} />
      </div>
      <FlightLayer scene={scene} style={underneath(seen, room)} />
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
    </>
  );
}

/** How large numbers have to be so that they can be read at this size. */
const leastText = (scale: number) => ({ '--least': `${(11.5 / scale).toFixed(1)}px` }) as CSSProperties;

/** Lies over a drawing that shows this part of the board in the middle of a room. */
function underneath(seen: Box, room: Window): CSSProperties {
  const scale = scaleOf(seen, room);
  const x = (room.width - seen.width * scale) / 2 - seen.x * scale;
  const y = (room.height - seen.height * scale) / 2 - seen.y * scale;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

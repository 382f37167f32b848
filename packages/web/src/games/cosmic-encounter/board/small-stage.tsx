import type { Viewer } from '@starboard/engine';
import { Maximize, ScanSearch } from 'lucide-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { useSize } from '../../../design/browser/use-size.ts';
import { Zoomable } from '../../../table/board/zoomable.tsx';
import { useCeSay } from '../words/say.ts';
import { FlightLayer } from './flights/flight-layer.tsx';
import { cropOf, scaleOf, type Window } from './geometry/crop.ts';
import type { CutName } from './geometry/measures.ts';
import type { Box } from './geometry/shapes.ts';
import type { Light } from './lights.ts';
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

const isOffered = ({ state }: Light): boolean => state === 'lit' || state === 'chosen';

const cutFor = ({ width, height }: Window): CutName => (width > height * 1.25 ? 'wide' : 'square');

/** As much of it as the encounter needs, or all of it; and enlarged what fingers want to see. */
function RoomyStage({ drawn, room }: { readonly drawn: SmallStageProps; readonly room: Window }) {
  const say = useCeSay();
  const [isWhole, setWhole] = useState(false);
  const scene = useScene(drawn.view, drawn.viewer, cutFor(room));
  const { box } = scene.layout;
  const offered = scene.layout.planets.flatMap((spot, planet) =>
    spot && isOffered(drawn.lightAt(`planet:${planet}`)) ? [spot] : [],
  );
  const crop = cropOf(scene.layout, room, offered);
  const seen = isWhole || !crop ? box : crop;
  const size = useMemo(() => ({ width: box.width, height: box.height }), [box]);
  return (
    <Zoomable
      size={size}
      shown={shownOf(seen, box, room)}
      zoomLabel={say('web.ce.board.zoom')}
      fitLabel={say('web.ce.board.fit')}
      renderFit={(zoom) => (
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
          <div className={styles.zoom}>{zoom}</div>
        </>
      )}
    >
      <Stage {...drawn} layout={scene.layout} />
      <FlightLayer scene={scene} style={{ transform: `translate(${-box.x}px, ${-box.y}px)` }} />
    </Zoomable>
  );
}

/** How large numbers have to be so that they can be read at this size. */
const leastText = (scale: number) => ({ '--least': `${(11.5 / scale).toFixed(1)}px` }) as CSSProperties;

/** What of the board, counted from its corner, all of a room shows that has this part of it in its middle. */
function shownOf(seen: Box, whole: Box, room: Window): Box {
  const scale = scaleOf(seen, room);
  const [width, height] = [room.width / scale, room.height / scale];
  return {
    x: seen.x - whole.x - (width - seen.width) / 2,
    y: seen.y - whole.y - (height - seen.height) / 2,
    width,
    height,
  };
}

/** Lies over a drawing that shows this part of the board in the middle of a room. */
function underneath(seen: Box, room: Window): CSSProperties {
  const scale = scaleOf(seen, room);
  const x = (room.width - seen.width * scale) / 2 - seen.x * scale;
  const y = (room.height - seen.height * scale) / 2 - seen.y * scale;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

import { filledSlots, type View } from '@starboard/project-elite/text';
import { threatsIn } from '@starboard/project-elite/board';
import type { Viewer } from '@starboard/engine';
import { useId, useMemo } from 'react';
import styles from './board.module.css';
import { Figures } from './figures/figures.tsx';
import { Ground, Obstacles } from './ground/ground.tsx';
import { GroundLights } from './ground/lamps.tsx';
import { Lanes } from './lanes.tsx';
import { boardSize } from './measures.ts';
import { GroundTokens } from './tokens/ground-tokens.tsx';
import { MapTokens } from './tokens/map-tokens.tsx';
import { MissionToken } from './tokens/mission-token.tsx';
import type { BoardWords } from './words.ts';

export interface StageProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly words: BoardWords;
}

/** The whole map as one drawing. */
export function Stage({ view, viewer, words }: StageProps) {
  const id = useId();
  const { map } = view.settings;
  const threats = useMemo(() => threatsIn(view), [view]);
  return (
    <svg
      data-board
      className={styles.stage}
      width={boardSize}
      height={boardSize}
      viewBox={`0 0 ${boardSize} ${boardSize}`}
    >
      <GroundLights id={id} />
      <Ground id={id} map={map} />
      <Lanes map={map} threats={threats} />
      <MapTokens
        map={map}
        clusters={view.clusters}
        searches={view.searches}
        taken={view.tokens.map(({ cell }) => cell).join(' ')}
      />
      <GroundTokens {...view.ground} />
      <Obstacles id={id} map={map} />
      {view.tokens.map((token) => (
        <MissionToken
          key={token.id}
          token={token}
          filled={filledOf(view, token.id)}
          label={words.token(token)}
        />
      ))}
      <Figures view={view} viewer={viewer} threats={threats} words={words} />
    </svg>
  );
}

/** The slots of a token that a die lies in. */
const filledOf = (view: View, token: string): string =>
  filledSlots(view, token)
    .flatMap((die, slot) => (die ? [slot] : []))
    .join(' ');

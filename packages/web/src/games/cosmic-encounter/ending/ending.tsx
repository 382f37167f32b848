import type { View } from '@starboard/cosmic-encounter';
import { use, useMemo } from 'react';
import { SeatNames } from '../../../language/say.ts';
import { ScoreGraph } from '../../../table/ending/score-graph.tsx';
import type { EndingProps } from '../../../table/table-game.ts';
import { Coin } from '../pieces/coin.tsx';
import { useCeSay } from '../words/say.ts';
import { Chapters } from './chapters.tsx';
import styles from './ending.module.css';
import { Standings } from './standings.tsx';
import { chaptersOf, coloniesByEncounter, decisive } from './story.ts';

/** The winners' aliens, side by side where a win is shared. */
export function CeEndingBoard({ parts: { view, isPhone }, winners }: EndingProps<View>) {
  const size = (isPhone ? 108 : 210) / (winners.length > 2 ? 1.5 : 1);
  return (
    <div className={styles.winners}>
      {winners.map((seat) => (
        <span key={seat} data-seat={seat}>
          {(view.players[seat]?.sheets ?? []).map(({ alien }, index) => (
            <Coin key={index} alien={alien} seat={seat} size={size} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** Who came where, how colonies grew, and which encounters brought them. */
export function CeEndingFigures({ parts, events, winners, places }: EndingProps<View>) {
  const say = useCeSay();
  const nameOf = use(SeatNames);
  const { view, viewer } = parts;
  const chapters = useMemo(() => chaptersOf(events), [events]);
  const rounds = useMemo(() => coloniesByEncounter(chapters, view), [chapters, view]);
  const told = decisive(chapters);
  return (
    <div className={styles.account}>
      <Standings view={view} viewer={viewer} winners={winners} places={places} />
      <h3>{say('web.ce.ending.by-encounter')}</h3>
      <ScoreGraph rounds={rounds} nameOf={nameOf} label={say('web.ce.ending.by-encounter')} viewer={viewer} />
      {told.length > 0 && (
        <>
          <h3>{say('web.ce.ending.how')}</h3>
          <Chapters chapters={told} />
        </>
      )}
    </div>
  );
}

import type { View } from '@starboard/cosmic-encounter';
import { planetName, resultName } from '@starboard/cosmic-encounter/text';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { useTableState } from '../../../table/table-context.ts';
import type { Chapter } from '../ending/story.ts';
import { useCeSay } from '../words/say.ts';
import styles from './last-outcome.module.css';
import { latestOver } from './latest-over.ts';
import { sides, stageOf } from './stage.ts';

interface LastOutcomeProps {
  readonly view: View;
  /** In one line, where there is no corner for it. */
  readonly isLine?: boolean;
}

/** How the encounter before ended and what came of it: there to be read until cards are shown again. */
export function LastOutcome({ view, isLine = false }: LastOutcomeProps) {
  const say = useCeSay();
  const { log } = useTableState('log');
  const chapter = useMemo(() => latestOver(log), [log]);
  const stage = stageOf(view);
  if (!chapter || stage === 'cards' || stage === 'totals') return null;
  const { number, offense, defense, result } = chapter;
  const seats = { number, seat: { seat: offense } };
  const title =
    defense === null
      ? say('web.ce.words.encounter', seats)
      : say('web.ce.words.encounter-against', { ...seats, defense: { seat: defense } });
  return (
    <section className={isLine ? styles.line : styles.outcome} aria-label={title} key={number}>
      {isLine ? <Between offense={offense} defense={defense} /> : <p className={styles.title}>{title}</p>}
      {chapter.totals && <Totals chapter={chapter} totals={chapter.totals} />}
      {result !== null && (
        <p className={chapter.totals ? 'unseen' : styles.result}>{say(resultName(result))}</p>
      )}
      <ul>
        {chapter.founded.map(({ seat, planet }, index) => (
          <li key={`founded ${index}`}>
            <SeatBadge seat={seat} size={15} /> {say(planetName(planet))}
          </li>
        ))}
        {chapter.lost.map(({ seat, count }, index) => (
          <li key={`lost ${index}`} className={styles.lost}>
            <SeatBadge seat={seat} size={15} /> {say('web.ce.encounter.lost-ships', { count })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who met whom, by their signs; their names are those of the line. */
const Between = ({ offense, defense }: Pick<Chapter, 'offense' | 'defense'>) => (
  <span className={styles.between} aria-hidden="true">
    <History size={14} />
    <SeatBadge seat={offense} size={15} />
    {defense !== null && <SeatBadge seat={defense} size={15} />}
  </span>
);

interface TotalsProps {
  readonly chapter: Chapter;
  readonly totals: NonNullable<Chapter['totals']>;
}

/** Both, the winner’s lit. */
function Totals({ chapter, totals }: TotalsProps) {
  const say = useCeSay();
  return (
    <p className={styles.totals} aria-label={say('web.ce.encounter.score', totals)}>
      {sides.map((side) => (
        <b
          key={side}
          data-seat={chapter[side] ?? undefined}
          data-wins={chapter.result === `${side}-won` || undefined}
        >
          {String(totals[side]).replace('-', '−')}
        </b>
      ))}
    </p>
  );
}

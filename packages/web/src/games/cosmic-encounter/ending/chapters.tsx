import { planetName, resultName } from '@starboard/cosmic-encounter/text';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './ending.module.css';
import type { Chapter } from './story.ts';

/** Colony by colony: which encounter brought it, against whom, and by which totals. */
export function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter) => (
        <ChapterLine key={chapter.number} chapter={chapter} />
      ))}
    </ol>
  );
}

function ChapterLine({ chapter }: { readonly chapter: Chapter }) {
  const say = useCeSay();
  const { number, offense, defense, totals, result, founded } = chapter;
  const seats = { number, seat: { seat: offense } };
  return (
    <li>
      <p>
        <b>
          {defense === null
            ? say('web.ce.words.encounter', seats)
            : say('web.ce.words.encounter-against', { ...seats, defense: { seat: defense } })}
        </b>
        {totals ? (
          <strong aria-label={say('web.ce.encounter.score', totals)}>
            {totals.offense} : {totals.defense}
          </strong>
        ) : (
          result !== null && <span>{say(resultName(result))}</span>
        )}
      </p>
      <ul>
        {founded.map(({ seat, planet }, index) => (
          <li key={index}>
            <SeatBadge seat={seat} size={18} />
            {say('web.ce.ending.founded', { seat: { seat }, planet: planetName(planet) })}
          </li>
        ))}
      </ul>
    </li>
  );
}

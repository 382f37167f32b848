import { cosmicEncounterText, planetName, resultName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './ending.module.css';
import type { Chapter } from './story.ts';

/** Colony by colony: which encounter brought it, against whom, by which totals and what they were made of, or by which cards. */
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
  const { number, offense, defense, totals, compared, revealed, result, founded, lost } = chapter;
  const told = compared ?? revealed;
  const sums = told && cosmicEncounterText.event(told);
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
            <Total seat={offense} value={totals.offense} isWon={hasWon(chapter, 'offense')} /> :{' '}
            <Total seat={defense} value={totals.defense} isWon={hasWon(chapter, 'defense')} />
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
        {lost.map(({ seat, count }, index) => (
          <li key={`lost ${index}`} className={styles.lost}>
            <SeatBadge seat={seat} size={18} />
            {say('web.ce.encounter.lost-ships', { count })}
          </li>
        ))}
      </ul>
      {sums && <p className={styles.sums}>{say(sums)}</p>}
    </li>
  );
}

/** The encounter that ends a match has no result any more: its winner is known by the new colony. */
const hasWon = ({ result, founded, ...seats }: Chapter, side: 'offense' | 'defense'): boolean =>
  result === null ? founded.some(({ seat }) => seat === seats[side]) : result === `${side}-won`;

interface TotalProps {
  readonly seat: Seat | null;
  readonly value: number;
  readonly isWon: boolean;
}

/** The winner’s in its colour. */
const Total = ({ seat, value, isWon }: TotalProps) => (
  <span data-seat={seat ?? undefined} data-won={isWon || undefined}>
    {String(value).replace('-', '−')}
  </span>
);

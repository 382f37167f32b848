import type { OwnTable } from '@starboard/protocol';
import { History, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { useLanguage } from '../../language/spoken.ts';
import { useSeatNames } from '../../table/use-seat-names.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import styles from './me-page.module.css';
import { placeOf, resultWords, standings } from './result-words.ts';

interface HistoryRowProps {
  readonly table: OwnTable;
  readonly tablePath: string;
  readonly replayPath: string;
  /** Further acts. */
  readonly children?: ReactNode;
}

/** A match of one's own: what, when, with whom, how it ended, and the way back to it. */
export function HistoryRow({ table, tablePath, replayPath, children }: HistoryRowProps) {
  const say = useSay('app');
  const language = useLanguage();
  const gameName = useGameName();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const words = resultWords(table);
  const place = placeOf(table);
  const hasWon = words === 'web.result.won';
  return (
    <li className={styles.row}>
      <div>
        <b>{gameName(table.game)}</b>
        <p>
          {when.format(table.finishedAt ?? table.createdAt)}
          {table.status !== 'finished' && <Others table={table} />}
        </p>
        {table.status === 'finished' && <Standings table={table} />}
      </div>
      <span className={hasWon ? styles.won : styles.quiet}>
        {hasWon && <Trophy size={16} aria-hidden />}
        {say(words)}
        {place !== null && ` · ${say('web.history.place', { place, seats: table.seats.length })}`}
      </span>
      {table.status === 'finished' ? (
        <ButtonLink href={replayPath} isSmall icon={<History size={16} aria-hidden />}>
          {say('web.history.replay')}
        </ButtonLink>
      ) : (
        <ButtonLink href={tablePath} look="primary" isSmall>
          {say('web.tables.return')}
        </ButtonLink>
      )}
      {children}
    </li>
  );
}

function Others({ table }: { readonly table: OwnTable }) {
  const say = useSay('app');
  const nameOf = useSeatNames(table);
  const names = table.seats.flatMap(({ kind }, seat) =>
    kind === 'open' || seat === table.seat ? [] : nameOf(seat),
  );
  return names.length > 0 && ` · ${say('web.history.against', { names })}`;
}

/** Who came first, second and so on, with how many points. */
function Standings({ table }: { readonly table: OwnTable }) {
  const say = useSay('app');
  const nameOf = useSeatNames(table);
  return (
    <ol className={styles.standings}>
      {standings(table).map(({ seat, place, points, isStoodIn }) => (
        <li key={seat} className={seat === table.seat ? styles.own : undefined}>
          {place !== null && `${place}. `}
          {nameOf(seat)}
          {points !== null && ` · ${say('web.history.points', { points })}`}
          {isStoodIn && ` · ${say('web.history.stood-in')}`}
        </li>
      ))}
    </ol>
  );
}

import type { OwnTable } from '@starboard/protocol';
import { History, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { useSettings } from '../../settings/settings.ts';
import { shelfGame } from '../shelf/shelf.ts';
import styles from './me-page.module.css';
import { placeOf, resultWords } from './result-words.ts';

interface HistoryRowProps {
  readonly table: OwnTable;
  /** Whose history it is. */
  readonly me: string;
  readonly tablePath: string;
  readonly replayPath: string;
  /** Further acts. */
  readonly children?: ReactNode;
}

/** A match of one's own: what, when, with whom, how it ended, and the way back to it. */
export function HistoryRow({ table, me, tablePath, replayPath, children }: HistoryRowProps) {
  const say = useSay('app', 'table');
  const { language } = useSettings();
  const game = shelfGame(table.game);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const others = table.seats.flatMap((holder, seat) => {
    if (holder.kind === 'bot') return say('web.table.bot-name', { seat: String(seat) });
    return holder.kind === 'person' && holder.account !== me ? holder.name : [];
  });
  const words = resultWords(table);
  const place = placeOf(table);
  const hasWon = words === 'web.result.won';
  return (
    <li className={styles.row}>
      <div>
        <b>{game ? say(`web.game.${game.id}.name`) : table.game}</b>
        <p>
          {when.format(table.finishedAt ?? table.createdAt)}
          {others.length > 0 && ` · ${say('web.history.against', { names: others })}`}
        </p>
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

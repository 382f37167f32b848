import type { OwnTable } from '@starboard/protocol';
import { History, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { useSettings } from '../../settings/settings.ts';
import { shelfGame } from '../shelf/shelf.ts';
import styles from './me-page.module.css';
import { resultWords } from './result-words.ts';

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
  const say = useSay('app');
  const { language } = useSettings();
  const game = shelfGame(table.game);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const others = table.seats.flatMap((holder) => {
    if (holder.kind === 'bot') return say('web.seat.bot');
    return holder.kind === 'person' && holder.account !== me ? holder.name : [];
  });
  const words = resultWords(table);
  const hasWon = words === 'web.result.won';
  return (
    <li className={styles.row}>
      <div>
        <b>{game ? say(`web.game.${game.id}.name`) : table.game}</b>
        <p>
          {day.format(table.finishedAt ?? table.createdAt)}
          {others.length > 0 && ` · ${others.join(', ')}`}
        </p>
      </div>
      <span className={hasWon ? styles.won : styles.quiet}>
        {hasWon && <Trophy size={16} aria-hidden />}
        {say(words)}
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

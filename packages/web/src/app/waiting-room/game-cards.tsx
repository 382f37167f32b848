import { Check, Hammer } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '../../design/class-names.ts';
import { webGames } from '../../games/index.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useSay } from '../../language/say.ts';
import { KeyArt } from '../shelf/key-art.tsx';
import { useShelfSay } from '../shelf/use-shelf-say.ts';
import styles from './game-cards.module.css';
import type { RoomParts } from './room-parts.ts';

/** What is played here; the table's owner may open a table for another game instead. */
export function GameCards({ parts: { table, isOwner } }: { readonly parts: RoomParts }) {
  const say = useSay('app');
  return (
    <section className={styles.games} aria-labelledby="room-games">
      <h2 id="room-games">{say('web.room.game')}</h2>
      <ul>
        {webGames.map((game) => {
          const isThis = game.id === table.game;
          return (
            <li key={game.id} className={classNames(styles.card, isThis && styles.chosen)}>
              {!isThis && game.table && isOwner ? (
                <Link href={`/new?game=${game.id}`}>
                  <Face game={game} isThis={isThis} />
                </Link>
              ) : (
                <Face game={game} isThis={isThis} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Face({ game, isThis }: { readonly game: WebGame; readonly isThis: boolean }) {
  const say = useShelfSay();
  const { min, max } = game.seats;
  return (
    <>
      <KeyArt game={game.id} crop="card" />
      <span className={styles.words}>
        <b>{say(`web.game.${game.id}.name`)}</b>
        <small>
          {game.table ? (
            say('web.game.for', { min, max })
          ) : (
            <>
              <Hammer size={14} aria-hidden /> {say('web.game.building')}
            </>
          )}
        </small>
      </span>
      {isThis && (
        <span className={styles.mark}>
          <Check size={18} aria-hidden />
          <span className="unseen">{say('web.landing.chosen')}</span>
        </span>
      )}
    </>
  );
}

import type { TableSummary } from '@starboard/protocol';
import { useLocation } from 'wouter';
import { useMe } from '../../api/account.ts';
import { useJoin } from '../../api/tables.ts';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { hasTable, webGame } from '../../games/find-game.ts';
import { seatColoursOf } from '../../games/seat-colours.ts';
import { useSay } from '../../language/say.ts';
import { KeyArt } from '../shelf/key-art.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import styles from './tables-page.module.css';
import { ownerName, seatsTaken } from './table-people.ts';

/** A table in the list: what is played, who sits there, and the way to a seat. */
export function TableRow({ table }: { readonly table: TableSummary }) {
  const say = useSay('app');
  const gameName = useGameName();
  return (
    <li>
      <Panel className={styles.row}>
        <span className={styles.art}>{webGame(table.game) && <KeyArt game={table.game} crop="card" />}</span>
        <div className={styles.what}>
          <h2>{say('web.table.of', { name: ownerName(table) })}</h2>
          <p>
            {gameName(table.game)} · {say(`web.pace.${table.clock}`)}
          </p>
          <p className={styles.seats} style={seatColoursOf(table.game)}>
            {table.seats.map((holder, seat) =>
              holder.kind === 'open' ? (
                <i key={seat} className={styles.open} />
              ) : (
                <SeatBadge key={seat} seat={seat} size={22} />
              ),
            )}
            {say('web.tables.taken', seatsTaken(table))}
          </p>
        </div>
        {hasTable(table.game) ? (
          <JoinAct table={table} />
        ) : (
          <p className={styles.soon}>{say('web.game.building')}</p>
        )}
      </Panel>
    </li>
  );
}

function JoinAct({ table }: { readonly table: TableSummary }) {
  const say = useSay('app');
  const { data: me } = useMe();
  const join = useJoin();
  const [, navigate] = useLocation();
  const place = `/table/${table.id}`;
  const sitsHere = table.seats.some((holder) => holder.kind === 'person' && holder.account === me?.id);
  if (sitsHere) return <ButtonLink href={place}>{say('web.tables.return')}</ButtonLink>;
  return (
    <>
      <Button
        look="primary"
        isSending={join.isPending}
        onClick={() => join.mutate({ id: table.id }, { onSuccess: () => navigate(place) })}
      >
        {say('web.tables.sit')}
      </Button>
      {join.isError && <Trouble error={join.error} />}
    </>
  );
}

import type { TableDetail } from '@starboard/protocol';
import { useEffect } from 'react';
import { useMe } from '../../api/account.ts';
import { useLiveTable } from '../../api/live.ts';
import { useTableAct } from '../../api/tables.ts';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { Heading, Page } from '../shell/page.tsx';
import { Reconnecting } from '../shell/reconnecting.tsx';
import { ownerName } from '../tables/table-people.ts';
import { GameCards } from './game-cards.tsx';
import { Invitation } from './invitation.tsx';
import type { RoomParts } from './room-parts.ts';
import { RoundTable } from './round-table.tsx';
import { StartBar } from './start-bar.tsx';
import { TableSettings } from './table-settings.tsx';
import styles from './waiting-room.module.css';

/** Where players gather before a match: seats round a table, what is played, and the way to bring friends in. */
export function WaitingRoom({ table }: { readonly table: TableDetail }) {
  const say = useSay('app');
  const { data: me } = useMe();
  const wire = useLiveTable(table.id);
  const doing = useTableAct();
  // by the time all are ready the table itself is here
  useEffect(() => void import('../../table/screen/table-screen.tsx'), []);
  const parts: RoomParts = {
    table,
    me: me?.id ?? null,
    isOwner: me?.id === table.host,
    isDoing: doing.isPending,
    act: (act) => doing.mutate(act),
  };
  const gameName = useGameName();
  const title = say('web.table.of', { name: ownerName(table) });
  return (
    <Page title={title} className={styles.page}>
      <div className={styles.room}>
        <div className={styles.title}>
          <Heading>{title}</Heading>
          <p>
            {gameName(table.game)} · {say('web.room.seats', { count: table.seats.length })}
          </p>
          <Reconnecting wire={wire} />
          {doing.isError && <Trouble error={doing.error} />}
        </div>
        <GameCards parts={parts} />
        <RoundTable parts={parts} />
        {table.code !== null && <Invitation code={table.code} />}
        <TableSettings parts={parts} />
      </div>
      <StartBar parts={parts} />
    </Page>
  );
}

import { type Reason, reason } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { Suspense, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { NotHere } from '../../app/shell/not-here.tsx';
import { loadTableGame } from '../../games/find-game.ts';
import { ScreenNote } from '../../design/surfaces/screen-note.tsx';
import { useSay } from '../../language/say.ts';
import { Refused } from '../../wire/refused.ts';
import { useOpened } from '../../wire/use-opened.ts';
import { TableView } from '../screen/table-view.tsx';
import { DiceNote } from './dice-note.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { localSource, type ReplaySource, serverSource } from './replay-source.ts';
import { createReplayStore, type ReplayStore } from './replay-store.ts';
import type { Tape } from './tape.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import styles from './replay-screen.module.css';

/** A match of the server's that is over, step by step. */
export const ReplayScreen = ({ id }: { readonly id: string }) => <Replay source={serverSource} id={id} />;

/** A match that was played on this device. */
export const LocalReplayScreen = ({ id }: { readonly id: string }) => <Replay source={localSource} id={id} />;

interface ReplayProps {
  readonly source: (id: string) => ReplaySource;
  readonly id: string;
}

function Replay({ source, id }: ReplayProps) {
  const open = useMemo(
    () => () => {
      const thing = createReplayStore(source(id), loadTableGame);
      return { thing, close: thing.close };
    },
    [source, id],
  );
  const store = useOpened(open);
  return store && <Opened store={store} />;
}

function Opened({ store }: { readonly store: ReplayStore }) {
  const { table, tape, trouble } = useStore(
    store,
    useShallow((state) => ({ table: state.table, tape: state.tape, trouble: state.trouble })),
  );
  const say = useSay('replay', 'app', 'server');
  if (table && tape) return <Watched store={store} table={table} tape={tape} />;
  if (trouble !== null) return <NotHere title={say('web.replay.not-shown')} why={say(reasonOf(trouble))} />;
  return <ScreenNote title={say('web.replay.loading')} isBusy />;
}

/** A “no” carries its reason; anything else is a network that is away. */
const reasonOf = (trouble: unknown): Reason =>
  trouble instanceof Refused ? trouble.reason : reason('web.replay.unreachable');

interface WatchedProps {
  readonly store: ReplayStore;
  readonly table: TableDetail;
  readonly tape: Tape;
}

function Watched({ store, table, tape }: WatchedProps) {
  const game = use(loadTableGame(table.game));
  const say = useSay('replay');
  const { playback, isUnknown, trouble } = useStore(store);
  const view = useStore(store.shown, (state) => state.view);
  const sayOfGame = useSay('table', ...game.bundles);
  const heading = view && game.heading?.(view);
  useReplayKeys(store.act);
  const controls = (
    <div className={styles.controls}>
      <ReplayBar
        say={say}
        tape={tape}
        playback={playback}
        heading={heading ? sayOfGame(heading) : null}
        act={store.act}
      >
        <Suspense>
          <DiceNote say={say} table={table} />
        </Suspense>
      </ReplayBar>
      {table.isImported && <p className={styles.imported}>{say('web.replay.imported')}</p>}
      {(isUnknown || trouble !== null) && (
        <p className={styles.warning} aria-live="polite">
          {say(isUnknown ? 'web.replay.rules-changed' : 'web.replay.cut-short')}
        </p>
      )}
    </div>
  );
  return <TableView store={store.shown} game={game} hasChat={false} controls={controls} />;
}

import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { isAlone, isDuel } from '../store/is-alone.ts';
import type { TableActs } from '../store/table-acts.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import type { TableState } from '../store/table-state.ts';
import type { TableDialog } from '../screen/screen-state.ts';
import styles from './confirm-dialog.module.css';

type Question = Exclude<TableDialog, 'keys' | 'orders' | 'orders-here' | 'ahead'>;

const acts: Readonly<Record<Question, (acts: TableActs) => void>> = {
  resign: ({ resign }) => resign(),
  'vote-end': ({ voteEnd }) => voteEnd(true),
  takeback: ({ takeback }) => takeback(true),
};

/** What comes of it depends on who else is there. */
function wordsFor(about: Question, state: Pick<TableState, 'table'>, isTogether = false) {
  if (about === 'resign' && isTogether) return isAlone(state) ? 'resign-last' : 'resign';
  if (about !== 'vote-end' && isAlone(state)) return `${about}-alone` as const;
  return about === 'resign' && isDuel(state) ? 'resign-duel' : about;
}

/** Asks once more before something that concerns all players, or cannot be undone. */
export function ConfirmDialog({ about }: { readonly about: Question }) {
  const context = useTableContext();
  const { say, change, game } = context;
  const state = useTableState('table', 'wire');
  const words = wordsFor(about, state, game.isTogether);
  const close = () => change({ dialog: null });
  return (
    <Dialog title={say(`web.certain.${words}`)} closeLabel={say('web.close')} onClose={close}>
      <p className={styles.about}>{say(`web.certain.${words}-about`)}</p>
      <div className={styles.acts}>
        <Button onClick={close}>{say('web.confirm.no')}</Button>
        <Button
          look={about === 'resign' ? 'danger' : 'primary'}
          isBlocked={state.wire !== 'open'}
          onClick={() => {
            close();
            if (context.acts) acts[about](context.acts);
          }}
        >
          {say(`web.certain.${words}-yes`)}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useTableRoom } from '../table-room.ts';
import type { TableActs } from '../table-acts.ts';
import type { TableDialog } from '../use-table-desk.ts';
import styles from './certain.module.css';

type Question = Exclude<TableDialog, 'keys'>;

const acts: Readonly<Record<Question, (acts: TableActs) => void>> = {
  resign: ({ resign }) => resign(),
  'vote-end': ({ voteEnd }) => voteEnd(true),
  takeback: ({ takeback }) => takeback(true),
};

/** Asks once more before something that concerns everybody. */
export function Certain({ about }: { readonly about: Question }) {
  const room = useTableRoom();
  const { say, desk } = room;
  const close = () => desk.change({ dialog: null });
  return (
    <Dialog title={say(`web.certain.${about}`)} closeLabel={say('web.close')} onClose={close}>
      <p className={styles.about}>{say(`web.certain.${about}-about`)}</p>
      <div className={styles.acts}>
        <Button onClick={close}>{say('web.confirm.no')}</Button>
        <Button
          look={about === 'resign' ? 'danger' : 'primary'}
          onClick={() => {
            close();
            if (room.acts) acts[about](room.acts);
          }}
        >
          {say(`web.certain.${about}-yes`)}
        </Button>
      </div>
    </Dialog>
  );
}

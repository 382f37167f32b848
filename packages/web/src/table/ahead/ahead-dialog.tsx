import { Dialog } from '../../design/surfaces/dialog.tsx';
import { useTableContext } from '../table-context.ts';
import { AheadLines, useAhead } from './answers-ahead.tsx';
import styles from './ahead.module.css';

/** What can be answered before it is asked, on one page; it closes itself when there is nothing left of it. */
export function AheadDialog() {
  const { say, change } = useTableContext();
  const ahead = useAhead();
  if (!ahead) return null;
  return (
    <Dialog
      title={say('web.ahead.title')}
      closeLabel={say('web.close')}
      onClose={() => change({ dialog: null })}
      className={styles.page}
    >
      <AheadLines ahead={ahead} />
    </Dialog>
  );
}

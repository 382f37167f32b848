import { MailCheck } from 'lucide-react';
import { useTableContext } from '../table-context.ts';
import { useAhead } from './answers-ahead.tsx';
import styles from './ahead.module.css';

/** Opens them on a page of their own: for trays that have no room for it. */
export function AheadButton() {
  const { change } = useTableContext();
  const ahead = useAhead();
  if (!ahead) return null;
  return (
    <button
      type="button"
      className={styles.opens}
      onClick={() => change({ dialog: 'ahead' })}
      aria-haspopup="dialog"
    >
      <MailCheck size={18} aria-hidden />
      {ahead.title}
    </button>
  );
}

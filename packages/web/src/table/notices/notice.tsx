import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeaving } from './use-leaving.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly look: 'good' | 'bad' | 'news' | 'ask';
  readonly icon: ReactNode;
  readonly title: string;
  readonly line?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  /** Milliseconds until it closes by itself, unless somebody looks at it. */
  readonly leavesAfter?: number;
}

/** A message that lies over the table until it has been seen to. */
export function Notice({ look, icon, title, line, children, closeLabel, onClose, leavesAfter }: NoticeProps) {
  const heeded = useLeaving(leavesAfter, onClose);
  return (
    <div className={styles.notice} data-look={look} {...heeded}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {line && <p>{line}</p>}
      </div>
      {children}
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

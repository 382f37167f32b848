import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import { useLeaving } from './use-leaving.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly look: 'bad' | 'news' | 'ask';
  readonly icon: ReactNode;
  readonly title: string;
  readonly line?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
  /** Stands among other things rather than over them, and takes little room. */
  readonly isSnug?: boolean;
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  /** Milliseconds until it closes by itself, unless the player looks at it. */
  readonly leavesAfter?: number;
}

/** A message that is there until it has been seen to. */
export function Notice(props: NoticeProps) {
  const { look, icon, title, line, children, isSnug, closeLabel, onClose, leavesAfter } = props;
  const heeded = useLeaving(leavesAfter, onClose);
  return (
    <div className={classNames(styles.notice, isSnug && styles.snug)} data-look={look} {...heeded}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {line && <p>{line}</p>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

import { CloudOff, X } from 'lucide-react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useIsReachable } from '../../api/reachable.ts';
import { useSay } from '../../language/say.ts';
import styles from './offline-line.module.css';
import { useIsOnline } from './use-is-online.ts';

type Trouble = 'network' | 'server';

/** What the player has read and put away; once it is over, or another trouble, it is told again. */
const usePutAway = create<{ readonly trouble: Trouble | null }>(() => ({ trouble: null }));

/** Says above the page that there is no network, or no server, and what can be played all the same. */
export function OfflineLine() {
  const say = useSay('app');
  const isOnline = useIsOnline();
  const isReachable = useIsReachable();
  const { trouble: putAway } = usePutAway();
  const trouble = isOnline ? (isReachable ? null : 'server') : 'network';
  useEffect(() => {
    if (trouble === null) usePutAway.setState({ trouble });
  }, [trouble]);
  return (
    <output className={styles.status}>
      {trouble !== null && trouble !== putAway && (
        <span className={styles.line}>
          <CloudOff size={16} aria-hidden />
          <span>{say(`web.offline.${trouble}`)}</span>
          <button
            type="button"
            aria-label={say('web.dialog.close')}
            onClick={() => usePutAway.setState({ trouble })}
          >
            <X size={16} aria-hidden />
          </button>
        </span>
      )}
    </output>
  );
}

import { CloudOff } from 'lucide-react';
import { useSay } from '../../language/say.ts';
import styles from './offline-banner.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Says that there is no network, and what can be played all the same. */
export function OfflineBanner() {
  const say = useSay('app');
  const isOnline = useIsOnline();
  return (
    <output className={styles.status}>
      {!isOnline && (
        <span className={styles.banner}>
          <CloudOff size={18} aria-hidden />
          {say('web.offline.banner')}
        </span>
      )}
    </output>
  );
}

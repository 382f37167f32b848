import { LoaderCircle, LogOut } from 'lucide-react';
import type { Live } from '../../api/live.ts';
import { useSay } from '../../language/say.ts';
import styles from './reconnecting.module.css';

/** Says that what is shown may be old: while the connection is being found again, or since the server said goodbye. */
export function Reconnecting({ wire: { state, goodbye } }: { readonly wire: Live }) {
  const say = useSay('app', 'server');
  return (
    <output className={styles.status}>
      {state === 'waiting' && (
        <span className={styles.line}>
          <LoaderCircle className={styles.turning} size={18} aria-hidden />
          {say('web.trouble.reconnecting')}
        </span>
      )}
      {goodbye && (
        <span className={styles.line}>
          <LogOut size={18} aria-hidden />
          {say(goodbye)}
        </span>
      )}
    </output>
  );
}

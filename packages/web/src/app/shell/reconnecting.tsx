import { LoaderCircle } from 'lucide-react';
import { useSay } from '../../language/say.ts';
import type { WireState } from '../../wire/wire.ts';
import styles from './reconnecting.module.css';

/** Says that what is shown may be old, while the connection is being found again. */
export function Reconnecting({ state }: { readonly state: WireState }) {
  const say = useSay('app');
  return (
    <output className={styles.status}>
      {state === 'waiting' && (
        <span className={styles.reconnecting}>
          <LoaderCircle size={18} aria-hidden />
          {say('web.trouble.reconnecting')}
        </span>
      )}
    </output>
  );
}

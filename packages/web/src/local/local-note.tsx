import type { Reason } from '@starboard/engine';
import { ButtonLink } from '../design/button-link.tsx';
import { useSay } from '../language/say.ts';
import styles from './local-note.module.css';

/** In place of a table: that it is coming, or why it does not. */
export function LocalNote({ why }: { readonly why: Reason | null }) {
  const say = useSay('local', 'server', 'engine');
  return (
    <main id="main" className={styles.note} aria-busy={why === null}>
      <h1>{why ? say({ key: why.key, params: why.params ?? {} }) : say('web.local.opening')}</h1>
      {why && (
        <ButtonLink href="/" look="primary">
          {say('web.local.leave')}
        </ButtonLink>
      )}
    </main>
  );
}

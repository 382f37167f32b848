import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useMe } from '../../api/account.ts';
import { queries } from '../../api/queries.ts';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { useLastLocalTable } from '../../local/last-local-table.ts';
import styles from './continue-link.module.css';

/** The way back to a game that goes on; it hangs over the deck, so that nothing moves when it comes. */
export function ContinueLink() {
  const say = useSay('app');
  const path = usePathBack();
  if (path === null) return null;
  return (
    <p className={styles.back} data-continue>
      <ButtonLink href={path} look="primary" className={styles.link}>
        {say('web.landing.continue')}
        <ArrowRight size={18} aria-hidden />
      </ButtonLink>
    </p>
  );
}

function usePathBack(): string | null {
  const { data: me } = useMe();
  const { data: running } = useQuery({ ...queries.running, enabled: Boolean(me) });
  const { id: local } = useLastLocalTable();
  if (me && running) return `/table/${running}`;
  return local === null ? null : `/local/${local}`;
}

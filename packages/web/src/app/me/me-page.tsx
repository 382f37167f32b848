import type { Account } from '@starboard/protocol';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useMe } from '../../api/account.ts';
import { useOwnName } from '../../api/own-name.ts';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { NameDialog } from '../landing/own-name.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import { AccountEnd } from './account-end.tsx';
import { Devices } from './devices.tsx';
import { LocalHistory } from './local-history.tsx';
import styles from './me-page.module.css';
import { MakeAccount } from './make-account.tsx';
import { OwnHistory } from './own-history.tsx';
import { WaysIn } from './ways-in.tsx';

/** Who a player is here, what they have played, and what is kept of them. */
export function MePage() {
  const say = useSay('app');
  const me = useMe();
  return (
    <ReadingPage title={say('web.me.title')}>
      <NamePanel account={me.data ?? null} />
      {me.isPending && <Skeleton className={styles.waiting} />}
      {me.isError && <Trouble error={me.error} onRetry={() => void me.refetch()} />}
      {me.data && <Known account={me.data} />}
      <Words>
        <LocalHistory />
      </Words>
      {me.data === null && (
        <p className={styles.acts}>
          <ButtonLink href="/" look="primary">
            {say('web.me.play')}
          </ButtonLink>
          <ButtonLink href="/sign-in">{say('web.header.sign-in')}</ButtonLink>
        </p>
      )}
    </ReadingPage>
  );
}

/** Matches are told in words of the table: the page does not go away while they come. */
const Words = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton className={styles.waiting} />}>{children}</Suspense>
);

const Known = ({ account }: { readonly account: Account }) => (
  <>
    {account.isGuest && <MakeAccount account={account} />}
    <Words>
      <OwnHistory />
    </Words>
    {!account.isGuest && <WaysIn account={account} />}
    {!account.isGuest && <Devices />}
    <AccountEnd account={account} />
  </>
);

function NamePanel({ account }: { readonly account: Account | null }) {
  const say = useSay('app');
  const name = useOwnName();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel className={styles.name}>
      <div>
        <b>{name}</b>
        <p>{say(account && !account.isGuest ? 'web.me.has-account' : 'web.me.is-guest')}</p>
      </div>
      <Button
        icon={<Pencil size={17} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsChanging(true)}
      >
        {say('web.me.rename')}
      </Button>
      {isChanging && <NameDialog onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

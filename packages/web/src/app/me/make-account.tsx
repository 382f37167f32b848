import type { Account } from '@starboard/protocol';
import { Link } from 'wouter';
import { accountCalls } from '../../api/account-calls.ts';
import { addPasskey } from '../../api/passkeys.ts';
import { Panel } from '../../design/surfaces/panel.tsx';
import { useSay } from '../../language/say.ts';
import styles from './me-page.module.css';
import { WayInForm } from './way-in-form.tsx';

/** Where a guest who is about to be forgotten is led. */
export const makeAccountId = 'make-account';

/** A guest lives with one browser; with a password or a passkey they are the same person everywhere. */
export function MakeAccount({ account }: { readonly account: Account }) {
  const say = useSay('app');
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.account.make')}</h2>
      <p className={styles.quiet}>{say('web.account.why')}</p>
      <WayInForm
        id={makeAccountId}
        name={account.name}
        password="new"
        act={say('web.account.make-act')}
        passkeyAct={say('web.account.make-passkey')}
        byPassword={(name, password) => accountCalls.setPassword({ name, password })}
        byPasskey={(name) => addPasskey(say('web.passkey.this-device'), name)}
      />
      <p className={styles.quiet}>
        {say('web.account.have-one')} <Link href="/sign-in">{say('web.header.sign-in')}</Link>
      </p>
    </Panel>
  );
}

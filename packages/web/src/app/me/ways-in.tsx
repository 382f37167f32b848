import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { addPasskey, hasPasskeys, wasCancelled } from '../../api/passkeys.ts';
import { withProof } from '../../api/proof.ts';
import { Button } from '../../design/controls/button.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { useLanguage } from '../../language/spoken.ts';
import styles from './me-page.module.css';
import { PasswordForm } from './password-form.tsx';

/** The ways into an account. */
export function WaysIn({ account }: { readonly account: Account }) {
  const say = useSay('app');
  const language = useLanguage();
  const change = useMutation({
    mutationFn: (passkey: string | null) =>
      withProof(() =>
        passkey === null ? addPasskey(say('web.passkey.this-device')) : accountCalls.removePasskey(passkey),
      ),
    onSuccess: becomeAccount,
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.account.ways-in')}</h2>
      <ul className={styles.list}>
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <b>
                <KeyRound size={17} aria-hidden /> {name}
              </b>
              <p>{day.format(createdAt)}</p>
            </div>
            <Button
              isSmall
              isSending={change.isPending && change.variables === id}
              onClick={() => change.mutate(id)}
            >
              {say('web.passkey.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <p>
          <Button
            icon={<KeyRound size={18} aria-hidden />}
            isSending={change.isPending && change.variables === null}
            onClick={() => change.mutate(null)}
          >
            {say('web.passkey.add')}
          </Button>
        </p>
      )}
      {change.isError && !wasCancelled(change.error) && <Trouble error={change.error} />}
      <PasswordForm account={account} />
    </Panel>
  );
}

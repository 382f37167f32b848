import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { addPasskey, hasPasskeys, wasCancelled } from '../../api/passkeys.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { useSay } from '../../language/say.ts';
import { Trouble } from '../shell/trouble.tsx';
import styles from './me-page.module.css';

/** Where whoever is about to be forgotten is led. */
export const makeAccountId = 'make-account';

/** A guest lives with one browser; with a password or a passkey they are the same person everywhere. */
export function MakeAccount({ account }: { readonly account: Account }) {
  const say = useSay('app');
  const [name, setName] = useState(account.name);
  const [password, setPassword] = useState('');
  const make = useMutation({
    mutationFn: (way: 'password' | 'passkey') =>
      way === 'password'
        ? accountCalls.setPassword({ name, password })
        : addPasskey(say('web.passkey.this-device'), name),
    onSuccess: becomeAccount,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate('password');
  };
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.account.make')}</h2>
      <p className={styles.quiet}>{say('web.account.why')}</p>
      <form id={makeAccountId} className={styles.form} onSubmit={submit}>
        <Field
          label={say('web.sign-in.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="username"
          required
        />
        <Field
          label={say('web.sign-in.password')}
          hint={say('web.account.password-hint')}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="new-password"
          required
        />
        <p className={styles.acts}>
          <Button look="primary" type="submit" isSending={make.isPending && make.variables === 'password'}>
            {say('web.account.make-act')}
          </Button>
          {hasPasskeys() && (
            <Button
              icon={<KeyRound size={18} aria-hidden />}
              isSending={make.isPending && make.variables === 'passkey'}
              onClick={() => make.mutate('passkey')}
            >
              {say('web.account.make-passkey')}
            </Button>
          )}
        </p>
      </form>
      <p className={styles.quiet}>
        {say('web.account.have-one')} <Link href="/sign-in">{say('web.header.sign-in')}</Link>
      </p>
      {make.isError && !wasCancelled(make.error) && <Trouble error={make.error} />}
    </Panel>
  );
}

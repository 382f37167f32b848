import { KeyRound, LogIn } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { hasPasskeys, signInWithPasskey, wasCancelled } from '../../api/passkeys.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { useSay } from '../../language/say.ts';
import { ReadingPage } from '../shell/reading-page.tsx';
import { Trouble } from '../shell/trouble.tsx';
import styles from './me-page.module.css';

/** For those who have an account; nobody needs one to play. */
export function SignInPage() {
  const say = useSay('app');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const signIn = useMutation({
    mutationFn: (way: 'password' | 'passkey') =>
      way === 'password' ? accountCalls.signIn(name, password) : signInWithPasskey(),
    onSuccess: (account) => {
      becomeAccount(account);
      navigate('/me', { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate('password');
  };
  return (
    <ReadingPage title={say('web.sign-in.title')}>
      <p className={styles.quiet}>{say('web.sign-in.about')}</p>
      <Panel className={styles.panel}>
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={say('web.sign-in.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            autoComplete="username"
            required
          />
          <Field
            label={say('web.sign-in.password')}
            type="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            required
          />
          <p className={styles.acts}>
            <Button
              look="primary"
              type="submit"
              icon={<LogIn size={18} aria-hidden />}
              isSending={signIn.isPending && signIn.variables === 'password'}
            >
              {say('web.sign-in.act')}
            </Button>
            {hasPasskeys() && (
              <Button
                icon={<KeyRound size={18} aria-hidden />}
                isSending={signIn.isPending && signIn.variables === 'passkey'}
                onClick={() => signIn.mutate('passkey')}
              >
                {say('web.sign-in.passkey')}
              </Button>
            )}
          </p>
        </form>
        {signIn.isError && !wasCancelled(signIn.error) && <Trouble error={signIn.error} />}
      </Panel>
    </ReadingPage>
  );
}

import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useSay } from '../../language/say.ts';
import { Trouble } from '../shell/trouble.tsx';
import styles from './me-page.module.css';

/** A first password, or a new one for the old. */
export function PasswordForm({ account }: { readonly account: Account }) {
  const say = useSay('app');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const set = useMutation({
    mutationFn: () => accountCalls.setPassword({ password, ...(account.hasPassword && { current }) }),
    onSuccess: (changed) => {
      setCurrent('');
      setPassword('');
      becomeAccount(changed);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {account.hasPassword && (
        <Field
          label={say('web.password.current')}
          type="password"
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          autoComplete="current-password"
          required
        />
      )}
      <Field
        label={say('web.password.new')}
        hint={say('web.account.password-hint')}
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="new-password"
        required
      />
      <p className={styles.acts}>
        <Button type="submit" isSending={set.isPending}>
          {say('web.password.set')}
        </Button>
        <output className={styles.done}>{set.isSuccess && say('web.password.done')}</output>
      </p>
      {set.isError && <Trouble error={set.error} />}
    </form>
  );
}

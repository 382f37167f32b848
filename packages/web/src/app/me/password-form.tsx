import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { queries, queryClient } from '../../api/queries.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { Trouble } from '../../design/trouble.tsx';
import { useSay } from '../../language/say.ts';
import styles from './me-page.module.css';
import { PasswordField } from './password-field.tsx';

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
      // the others have been signed out
      void queryClient.invalidateQueries({ queryKey: queries.devices.queryKey });
    },
  });
  return (
    <Form className={styles.form} onSubmit={() => set.mutate()}>
      {account.hasPassword && (
        <PasswordField
          kind="current"
          label={say('web.password.current')}
          value={current}
          onChange={setCurrent}
        />
      )}
      <PasswordField kind="new" label={say('web.password.new')} value={password} onChange={setPassword} />
      <p className={styles.acts}>
        <Button type="submit" isSending={set.isPending}>
          {say('web.password.set')}
        </Button>
        <output className={styles.done}>{set.isSuccess && say('web.password.done')}</output>
      </p>
      {set.isError && <Trouble error={set.error} />}
    </Form>
  );
}

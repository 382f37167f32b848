import type { Account } from '@starboard/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { wasCancelled } from '../../api/passkeys.ts';
import { withProof } from '../../api/proof.ts';
import { queries, queryClient } from '../../api/queries.ts';
import { Button } from '../../design/controls/button.tsx';
import { Form } from '../../design/controls/form.tsx';
import { Switch } from '../../design/controls/switch.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import styles from './me-page.module.css';
import { PasswordField } from './password-field.tsx';

/** A first password, or a new one for the old. */
export function PasswordForm({ account }: { readonly account: Account }) {
  const say = useSay('app');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [keepsDevices, setKeepsDevices] = useState(false);
  const { data: devices = [] } = useQuery(queries.devices);
  const hasOthers = devices.length > 1;
  const set = useMutation({
    // whether there were other devices then: the list is soon without them
    mutationFn: (_hadOthers: boolean) =>
      withProof(() =>
        accountCalls.setPassword({ password, keepsDevices, ...(account.hasPassword && { current }) }),
      ),
    onSuccess: (changed) => {
      setCurrent('');
      setPassword('');
      becomeAccount(changed);
      // the others have been signed out, or stay in the list to be looked at
      void queryClient.invalidateQueries({ queryKey: queries.devices.queryKey });
    },
  });
  const othersNow = keepsDevices ? 'web.password.done-kept' : 'web.password.done-out';
  return (
    <Form className={styles.form} onSubmit={() => set.mutate(hasOthers)}>
      {account.hasPassword && (
        <PasswordField
          kind="current"
          label={say('web.password.current')}
          value={current}
          onChange={setCurrent}
        />
      )}
      <PasswordField kind="new" label={say('web.password.new')} value={password} onChange={setPassword} />
      {hasOthers && (
        <Switch
          label={say('web.password.others')}
          about={say('web.password.others.about')}
          isOn={!keepsDevices}
          onChange={(isOn) => setKeepsDevices(!isOn)}
        />
      )}
      <p className={styles.acts}>
        <Button type="submit" isSending={set.isPending}>
          {say('web.password.set')}
        </Button>
        <output className={styles.done}>
          {set.isSuccess && say(set.variables ? othersNow : 'web.password.done')}
        </output>
      </p>
      {set.isError && !wasCancelled(set.error) && <Trouble error={set.error} />}
    </Form>
  );
}

import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { becomeAccount } from '../../api/account.ts';
import { hasPasskeys, wasCancelled } from '../../api/passkeys.ts';
import { Button } from '../../design/controls/button.tsx';
import { Field } from '../../design/controls/field.tsx';
import { Form } from '../../design/controls/form.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import styles from './me-page.module.css';
import { PasswordField } from './password-field.tsx';

interface WayInFormProps {
  readonly id?: string;
  /** What stands there before the player types. */
  readonly name?: string;
  readonly password: 'current' | 'new';
  readonly act: string;
  readonly icon?: ReactNode;
  readonly passkeyAct: string;
  byPassword(name: string, password: string): Promise<Account>;
  byPasskey(name: string): Promise<Account>;
  readonly onDone?: () => void;
}

/** A name with a password, or a passkey instead: the browser has that account from then on. */
export function WayInForm({ id, name: given = '', onDone, ...way }: WayInFormProps) {
  const say = useSay('app');
  const [name, setName] = useState(given);
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: (by: 'password' | 'passkey') =>
      by === 'password' ? way.byPassword(name, password) : way.byPasskey(name),
    onSuccess: (account) => {
      becomeAccount(account);
      onDone?.();
    },
  });
  return (
    <Form id={id} className={styles.form} onSubmit={() => enter.mutate('password')}>
      <Field
        label={say('web.sign-in.name')}
        value={name}
        onChange={setName}
        rule={say('web.sign-in.name-missing')}
        autoComplete="username"
        required
      />
      <PasswordField kind={way.password} value={password} onChange={setPassword} />
      <p className={styles.acts}>
        <Button
          look="primary"
          type="submit"
          icon={way.icon}
          isSending={enter.isPending && enter.variables === 'password'}
        >
          {way.act}
        </Button>
        {hasPasskeys() && (
          <Button
            icon={<KeyRound size={18} aria-hidden />}
            isSending={enter.isPending && enter.variables === 'passkey'}
            onClick={() => enter.mutate('passkey')}
          >
            {way.passkeyAct}
          </Button>
        )}
      </p>
      {enter.isError && !wasCancelled(enter.error) && <Trouble error={enter.error} />}
    </Form>
  );
}

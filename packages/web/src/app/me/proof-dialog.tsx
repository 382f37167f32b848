import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { hasPasskeys, proveWithPasskey, wasCancelled } from '../../api/passkeys.ts';
import { useProofAsked } from '../../api/proof.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Form } from '../../design/controls/form.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import styles from './me-page.module.css';
import { PasswordField } from './password-field.tsx';

/** Before what a stolen session must not do: is it you, who sits here? */
export function ProofDialog() {
  const say = useSay('app');
  const { answer } = useProofAsked();
  const { data: me } = useMe();
  const [password, setPassword] = useState('');
  const prove = useMutation({
    mutationFn: (by: 'password' | 'passkey') =>
      by === 'password' ? accountCalls.prove(password) : proveWithPasskey(),
    onSuccess: () => answer(true),
  });
  const hasPassword = me?.hasPassword ?? false;
  // where there is no other way, the browser may say itself why it cannot
  const offersPasskey = (me?.passkeys.length ?? 0) > 0 && (hasPasskeys() || !hasPassword);
  return (
    <Dialog title={say('web.proof.title')} closeLabel={say('web.dialog.close')} onClose={() => answer(false)}>
      <Form className={styles.form} onSubmit={() => prove.mutate(hasPassword ? 'password' : 'passkey')}>
        <p>{say('web.proof.about')}</p>
        {hasPassword && <PasswordField kind="current" value={password} onChange={setPassword} />}
        <p className={styles.acts}>
          {hasPassword && (
            <Button
              look="primary"
              type="submit"
              isSending={prove.isPending && prove.variables === 'password'}
            >
              {say('web.proof.act')}
            </Button>
          )}
          {offersPasskey && (
            <Button
              look={hasPassword ? 'quiet' : 'primary'}
              icon={<KeyRound size={18} aria-hidden />}
              isSending={prove.isPending && prove.variables === 'passkey'}
              onClick={() => prove.mutate('passkey')}
            >
              {say('web.sign-in.passkey')}
            </Button>
          )}
        </p>
        {prove.isError && !wasCancelled(prove.error) && <Trouble error={prove.error} />}
      </Form>
    </Dialog>
  );
}

import type { Account } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { wasCancelled } from '../../api/passkeys.ts';
import { withProof } from '../../api/proof.ts';
import { afterPaint } from '../../design/browser/after-paint.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Form } from '../../design/controls/form.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { saveFile } from '../../design/browser/save-file.ts';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { makeAccountId } from './make-account.tsx';
import styles from './me-page.module.css';
import { PasswordField } from './password-field.tsx';

/** Taking along all that is kept of an account, or having it forgotten. */
export function AccountEnd({ account }: { readonly account: Account }) {
  const say = useSay('app');
  const [isLeaving, setIsLeaving] = useState(false);
  const take = useMutation({
    mutationFn: () => withProof(accountCalls.export),
    onSuccess: (all) => saveFile('starboard.json', all),
  });
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.kept.title')}</h2>
      <p className={styles.quiet}>{say('web.kept.about')}</p>
      <p className={styles.acts}>
        <Button
          icon={<Download size={18} aria-hidden />}
          isSending={take.isPending}
          onClick={() => take.mutate()}
        >
          {say('web.kept.export')}
        </Button>
        <Button
          look="danger"
          icon={<Trash2 size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsLeaving(true)}
        >
          {say(account.isGuest ? 'web.kept.forget' : 'web.kept.delete')}
        </Button>
      </p>
      {take.isError && !wasCancelled(take.error) && <Trouble error={take.error} />}
      {isLeaving && <DeleteDialog account={account} onClose={() => setIsLeaving(false)} />}
    </Panel>
  );
}

/** Back on the page, to the form that makes a guest a member. */
function keep(close: () => void): void {
  close();
  afterPaint(() => document.getElementById(makeAccountId)?.querySelector('input')?.focus());
}

function DeleteDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const say = useSay('app');
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const remove = useMutation({
    mutationFn: () => withProof(() => accountCalls.remove(account.hasPassword ? password : undefined)),
    onSuccess: () => {
      becomeAccount(null);
      navigate('/');
    },
  });
  return (
    <Dialog
      title={say(account.isGuest ? 'web.kept.forget' : 'web.kept.delete')}
      closeLabel={say('web.dialog.close')}
      onClose={onClose}
    >
      <Form className={styles.form} onSubmit={() => remove.mutate()}>
        <p>{say(account.isGuest ? 'web.kept.forget-sure' : 'web.kept.delete-sure')}</p>
        {account.hasPassword && <PasswordField kind="current" value={password} onChange={setPassword} />}
        <p className={styles.acts}>
          {account.isGuest && (
            <Button look="primary" onClick={() => keep(onClose)}>
              {say('web.account.make-act')}
            </Button>
          )}
          <Button onClick={onClose}>{say('web.dialog.cancel')}</Button>
          <Button look="danger" type="submit" isSending={remove.isPending}>
            {say(account.isGuest ? 'web.kept.forget-act' : 'web.kept.delete-act')}
          </Button>
        </p>
        {remove.isError && !wasCancelled(remove.error) && <Trouble error={remove.error} />}
      </Form>
    </Dialog>
  );
}

import { nameLength } from '@starboard/protocol';
import { useState } from 'react';
import { useRename } from '../../api/account.ts';
import { useExplain } from '../../api/explain.ts';
import { useOwnName } from '../../api/own-name.ts';
import { wasCancelled } from '../../api/passkeys.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Field } from '../../design/controls/field.tsx';
import { Form } from '../../design/controls/form.tsx';
import { useSay } from '../../language/say.ts';
import styles from './own-name.module.css';

/** Under which name the visitor plays, and the way to another. */
export function OwnName() {
  const say = useSay('app');
  const name = useOwnName();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <p className={styles.name}>
      {say('web.name.you-are')} <b>{name}</b>{' '}
      <button type="button" aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
        {say('web.name.change')}
      </button>
      {isChanging && <NameDialog onClose={() => setIsChanging(false)} />}
    </p>
  );
}

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay('app');
  const explain = useExplain();
  const name = useOwnName();
  const rename = useRename();
  const [typed, setTyped] = useState(name);
  const save = () => rename.mutate(typed.trim(), { onSuccess: onClose });
  return (
    <Dialog title={say('web.name.title')} closeLabel={say('web.dialog.close')} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <Field
          label={say('web.name.label')}
          value={typed}
          onChange={setTyped}
          autoComplete="nickname"
          maxLength={nameLength.max}
          minLength={nameLength.min}
          required
          problem={rename.isError && !wasCancelled(rename.error) ? explain(rename.error) : null}
          hint={say('web.name.hint', { ...nameLength })}
        />
        <Button look="primary" type="submit" isSending={rename.isPending}>
          {say('web.dialog.save')}
        </Button>
      </Form>
    </Dialog>
  );
}

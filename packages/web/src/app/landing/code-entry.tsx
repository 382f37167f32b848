import { codeAlphabet, codeLength } from '@starboard/protocol';
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/controls/button.tsx';
import { Form } from '../../design/controls/form.tsx';
import { classNames } from '../../design/class-names.ts';
import { useSay } from '../../language/say.ts';
import styles from './code-entry.module.css';
import { codeLetters, hasStrangeLetters } from './code-letters.ts';

/** Six cells over one real input: typing, pasting and screen readers meet the input alone. */
export function CodeEntry() {
  const say = useSay('app');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'incomplete' | 'letters' | null>(null);
  const [, navigate] = useLocation();
  const id = useId();

  const join = () => {
    setProblem(code.length < codeLength ? 'incomplete' : null);
    if (code.length === codeLength) navigate(`/join/${code}`, { state: { sitDown: true } });
    else document.getElementById(id)?.focus();
  };

  return (
    <Form className={styles.entry} onSubmit={join}>
      <label htmlFor={id}>{say('web.code.label')}</label>
      <div className={styles.row}>
        <div className={styles.field}>
          <KeyRound size={18} aria-hidden className={styles.key} />
          <input
            id={id}
            value={code}
            onChange={({ target }) => {
              setProblem(hasStrangeLetters(target.value) ? 'letters' : null);
              setCode(codeLetters(target.value));
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={say('web.code.label')}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? `${id}-note` : undefined}
          />
          <Cells code={code} />
        </div>
        <Button look="primary" type="submit">
          {say('web.code.join')}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-note`} role="alert" className={styles.note}>
          {say(`web.code.${problem}`, { count: codeLength, letters: codeAlphabet })}
        </p>
      )}
    </Form>
  );
}

const Cells = ({ code }: { readonly code: string }) => (
  <span className={styles.cells} aria-hidden="true">
    {Array.from({ length: codeLength }, (_, index) => (
      <i key={index} className={classNames(styles.cell, index === code.length && styles.next)}>
        {code[index]}
      </i>
    ))}
  </span>
);

import { passwordLength } from '@starboard/protocol';
import { Field } from '../../design/controls/field.tsx';
import { useSay } from '../../language/say.ts';

interface PasswordFieldProps {
  /** A new one is told what it must be like. */
  readonly kind: 'current' | 'new';
  readonly label?: string;
  readonly value: string;
  onChange(value: string): void;
}

export function PasswordField({ kind, label, value, onChange }: PasswordFieldProps) {
  const say = useSay('app');
  return (
    <Field
      label={label ?? say('web.sign-in.password')}
      {...(kind === 'new'
        ? {
            hint: say('web.account.password-hint', { min: passwordLength.min }),
            minLength: passwordLength.min,
          }
        : { rule: say('web.sign-in.password-missing') })}
      type="password"
      value={value}
      onChange={onChange}
      autoComplete={`${kind}-password`}
      required
    />
  );
}

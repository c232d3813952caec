import { type ComponentProps, useState } from 'react';
import { m } from '../../texts/index.ts';
import { eye, eyeOff } from '../icon/account-icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Field, type FieldFrame } from './field.tsx';

/** A password, hidden until the reader shows it. Pasting and password managers work. */
export function PasswordField({ label, aside, hint, error, ...input }: FieldFrame & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <>
          <input {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
          <IconButton
            label={shown ? m['account.password.hide']() : m['account.password.show']()}
            icon={shown ? eye : eyeOff}
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  );
}

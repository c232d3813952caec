import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

/** One line of text. Accepts the props of the form library's fields. */
export function TextField({ label, aside, hint, error, ...input }: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

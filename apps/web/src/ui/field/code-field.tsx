import type { ComponentProps } from 'react';
import { getLang } from '../../texts/locale.ts';
import styles from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

interface CodeFieldProps extends FieldFrame, ComponentProps<'input'> {
  /** Label of the button inside: get, resend, or the seconds left. */
  sendLabel: string;
  /** While a code is being sent or the countdown runs. */
  sendDisabled?: boolean;
  onSend: () => void;
}

/** A verification code in one input, with the button that sends it. Phones can fill it in from the message. */
export function CodeField({ label, aside, hint, error, sendLabel, sendDisabled, onSend, ...input }: CodeFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <>
          <input {...input} {...control} className={styles.code} inputMode="numeric" autoComplete="one-time-code" />
          <button
            type="button"
            className={styles.inside}
            disabled={sendDisabled}
            onClick={onSend}
            lang={getLang(sendLabel)}
          >
            {sendLabel}
          </button>
        </>
      )}
    </Field>
  );
}

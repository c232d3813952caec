import { PASSWORD_INPUT_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import type { usePasswordCheck } from './use-password-check.ts';
import styles from './verify.module.css';

interface PasswordFormProps {
  /** Ties the form to the button that submits it. */
  id: string;
  check: ReturnType<typeof usePasswordCheck>;
}

/** The account's own password (seed 001 §4). */
export function PasswordForm({ id, check }: PasswordFormProps) {
  return (
    <form id={id} className={styles.form} noValidate onSubmit={check.submit}>
      <PasswordField
        label={m['account.password.label']()}
        placeholder={m['account.password.required']()}
        autoComplete="current-password"
        maxLength={PASSWORD_INPUT_MAX}
        data-autofocus
        {...check.form.getInputProps('password')}
      />
    </form>
  );
}

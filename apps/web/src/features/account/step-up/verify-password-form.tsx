import { PASSWORD_INPUT_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import type { useVerifyPasswordForm } from './use-verify-password-form.ts';
import styles from './verify-dialog.module.css';

interface VerifyPasswordFormProps {
  /** Id of the form, for its submit button outside it. */
  id: string;
  check: ReturnType<typeof useVerifyPasswordForm>;
}

/** The password of the account (rules/phone-binding#verify-dialog). */
export function VerifyPasswordForm({ id, check }: VerifyPasswordFormProps) {
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

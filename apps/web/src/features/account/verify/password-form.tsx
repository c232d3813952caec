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
  const { field, password, error, type, submit } = check;
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PasswordField
        ref={field}
        label={m['account.password.label']()}
        placeholder={m['account.password.required']()}
        autoComplete="current-password"
        maxLength={PASSWORD_INPUT_MAX}
        data-autofocus
        error={error}
        value={password}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}

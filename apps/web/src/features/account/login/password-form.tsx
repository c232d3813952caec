import { PASSWORD_INPUT_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { LoginFormProps } from './finish-login.ts';
import styles from './form.module.css';
import { FormAlert } from './form-alert.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Login with an account and its password (seed 000 §2, Password tab). */
export function PasswordForm({ onLogin }: LoginFormProps) {
  const { form, alert, maySubmit, busy, leaveAccount, submit } = usePasswordForm(onLogin);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={m['account.login.accountLabel']()}
        placeholder={m['account.login.accountPlaceholder']()}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('account')}
        onBlur={leaveAccount}
      />
      <PasswordField
        label={m['account.password.label']()}
        placeholder={m['account.password.required']()}
        autoComplete="current-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('password')}
      />
      {alert && <FormAlert text={alert} />}
      <Button className={styles.submit} type="submit" kind="primary" size="lg" wide disabled={!maySubmit} busy={busy}>
        {m['account.login.submit']()}
      </Button>
    </form>
  );
}

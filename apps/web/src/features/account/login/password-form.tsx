import { PASSWORD_INPUT_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { PasswordCredential } from '../api/password-credential.ts';
import { RevokeLink } from '../cancellation/revoke-link.tsx';
import { useFocusOnMount } from '../email-steps/use-focus-on-mount.ts';
import type { LoginFormProps } from './finish-login.ts';
import styles from './form.module.css';
import { FormAlert } from './form-alert.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** The input of the password tab when one of its links was followed, restored on returning. */
export interface SavedPasswordForm extends PasswordCredential {
  readonly by: 'register' | 'recover';
}

interface PasswordFormProps extends LoginFormProps<PasswordCredential> {
  left?: SavedPasswordForm | null;
  /** Follows a link; the phone pages have no links. */
  onLeave?: (left: SavedPasswordForm) => void;
}

/** Login with an account and its password (rules/login#password-login). */
export function PasswordForm({ left = null, onLeave, ...props }: PasswordFormProps) {
  const { form, alert, cancelling, maySubmit, busy, leaveAccount, submit } = usePasswordForm(props, left);
  const followed = useFocusOnMount<HTMLButtonElement>();
  const linkTo = (by: SavedPasswordForm['by']) => ({
    ref: left?.by === by ? followed : undefined,
    onClick: () => onLeave?.({ by, ...form.values }),
  });
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
        aside={
          onLeave && (
            <button type="button" className={styles.link} {...linkTo('recover')}>
              {m['account.login.forgotPassword']()}
            </button>
          )
        }
        placeholder={m['account.password.required']()}
        autoComplete="current-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('password')}
      />
      {alert && <FormAlert text={alert}>{cancelling && <RevokeLink />}</FormAlert>}
      <Button className={styles.submit} type="submit" kind="primary" size="lg" wide disabled={!maySubmit} busy={busy}>
        {m['account.login.submit']()}
      </Button>
      {onLeave && (
        <Button className={styles.register} kind="text" size="sm" {...linkTo('register')}>
          {m['account.register.title']()}
        </Button>
      )}
    </form>
  );
}

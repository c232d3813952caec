import { PASSWORD_INPUT_MAX } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { PasswordCredential } from '../credential/credentials.ts';
import styles from '../form/form.module.css';
import { FormAlert } from '../form/form-alert.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import type { LoginFormProps } from './finish-login.ts';
import { RevokeLink } from './revoke-link.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** The input of the password tab when one of its links was followed, restored on returning. */
export interface SavedPasswordForm extends PasswordCredential {
  readonly target: 'register' | 'recover';
}

interface PasswordFormProps extends LoginFormProps<PasswordCredential> {
  saved?: SavedPasswordForm | null;
  /** Follows a link. */
  onNavigate: (saved: SavedPasswordForm) => void;
  /** True if it links to the registration, which the phone pages do not have. */
  canRegister?: boolean;
}

/** Login with an account and its password (rules/login#password-login). */
export function PasswordForm({ saved = null, onNavigate, canRegister = true, ...props }: PasswordFormProps) {
  const { form, alert, cancelling, canSubmit, busy, onAccountBlur, submit } = usePasswordForm(props, saved);
  const followedLink = useFocusOnMount<HTMLButtonElement>();
  const linkTo = (target: SavedPasswordForm['target']) => ({
    ref: saved?.target === target ? followedLink : undefined,
    onClick: () => onNavigate({ target, ...form.values }),
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
        onBlur={onAccountBlur}
      />
      <PasswordField
        label={m['account.password.label']()}
        aside={
          <button type="button" className={styles.link} {...linkTo('recover')}>
            {m['account.login.forgotPassword']()}
          </button>
        }
        placeholder={m['account.password.required']()}
        autoComplete="current-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('password')}
      />
      {alert && <FormAlert text={alert}>{cancelling && <RevokeLink />}</FormAlert>}
      <Button className={styles.submit} type="submit" kind="primary" size="lg" wide disabled={!canSubmit} busy={busy}>
        {m['account.login.submit']()}
      </Button>
      {canRegister && (
        <Button className={styles.register} kind="text" size="sm" {...linkTo('register')}>
          {m['account.register.title']()}
        </Button>
      )}
    </form>
  );
}

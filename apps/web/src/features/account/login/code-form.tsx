import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CodeCredential } from '../credential/credentials.ts';
import styles from '../form/form.module.css';
import { FormAlert } from '../form/form-alert.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import type { LoginFormProps } from './finish-login.ts';
import { RevokeLink } from './revoke-link.tsx';
import { useCodeLogin } from './use-code-login.ts';

/** Login with a mobile number and a code (rules/login#code-login). */
export function CodeForm(props: LoginFormProps<CodeCredential>) {
  const { form, alert, cancelling, secondsLeft, canSend, canSubmit, busy, ...handlers } = useCodeLogin(props);
  return (
    <form className={styles.form} noValidate onSubmit={handlers.submit}>
      <TextField
        label={m['account.code.mobileLabel']()}
        placeholder={m['account.code.mobilePlaceholder']()}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...form.getInputProps('mobile')}
        onChange={handlers.onMobileChange}
        onBlur={handlers.onAccountBlur}
      />
      <SentCodeField
        secondsLeft={secondsLeft}
        sendDisabled={!canSend}
        onSend={handlers.sendCode}
        {...form.getInputProps('code')}
        onChange={handlers.onCodeChange}
      />
      {alert && <FormAlert text={alert}>{cancelling && <RevokeLink />}</FormAlert>}
      <Button className={styles.submit} type="submit" kind="primary" size="lg" wide disabled={!canSubmit} busy={busy}>
        {m['account.login.submit']()}
      </Button>
    </form>
  );
}

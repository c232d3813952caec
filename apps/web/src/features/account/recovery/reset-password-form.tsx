import { PASSWORD_INPUT_MAX, RESET_PASSWORD_RULES } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import styles from '../email-steps/email-steps.module.css';
import { PasswordRuleList } from '../email-steps/password-rule-list.tsx';
import { StepActions } from '../email-steps/step-actions.tsx';
import { StepHead } from '../email-steps/step-head.tsx';
import { useFocusOnMount } from '../email-steps/use-focus-on-mount.ts';
import { FormAlert } from '../login/form-alert.tsx';
import type { useResetPassword } from './use-reset-password.ts';

interface ResetPasswordFormProps {
  reset: ReturnType<typeof useResetPassword>;
  onBack: () => void;
}

/** Step 3: the new password (rules/recovery#steps). */
export function ResetPasswordForm({ reset, onBack }: ResetPasswordFormProps) {
  const { form, alert, canSubmit, busy, password } = reset;
  const first = useFocusOnMount<HTMLInputElement>();
  return (
    <form className={styles.form} noValidate onSubmit={reset.submit}>
      <StepHead step="3/3" title={m['account.recover.newTitle']()}>
        {m['account.recover.subtitle']()}
      </StepHead>
      <PasswordField
        ref={first}
        label={m['account.recover.newLabel']()}
        placeholder={m['account.recover.newPlaceholder']()}
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('password')}
        onBlur={() => reset.leave('password')}
      />
      <PasswordRuleList password={password} rules={RESET_PASSWORD_RULES} />
      <PasswordField
        label={m['account.register.confirmLabel']()}
        placeholder={m['account.register.confirmPlaceholder']()}
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT_MAX}
        {...form.getInputProps('confirmation')}
        onBlur={() => reset.leave('confirmation')}
      />
      {alert && <FormAlert text={alert} />}
      <StepActions onBack={onBack} submit={{ label: m['account.recover.submit'](), disabled: !canSubmit, busy }} />
    </form>
  );
}

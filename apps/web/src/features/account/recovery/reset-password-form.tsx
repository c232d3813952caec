import { RESET_PASSWORD_RULES } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import styles from '../email-steps/email-steps.module.css';
import { StepActions } from '../email-steps/step-actions.tsx';
import { StepHead } from '../email-steps/step-head.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
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
      <NewPasswordFields
        ref={first}
        form={form}
        password={password}
        rules={RESET_PASSWORD_RULES}
        label={m['account.recover.newLabel']()}
        placeholder={m['account.recover.newPlaceholder']()}
        onLeave={reset.leave}
      />
      {alert && <FormAlert text={alert} />}
      <StepActions onBack={onBack} submit={{ label: m['account.recover.submit'](), disabled: !canSubmit, busy }} />
    </form>
  );
}

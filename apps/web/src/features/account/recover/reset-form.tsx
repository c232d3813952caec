import { PASSWORD_INPUT_MAX, RESET_PASSWORD_RULES } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { FormAlert } from '../login/form-alert.tsx';
import { PasswordRuleList } from '../steps/password-rule-list.tsx';
import { StepActions } from '../steps/step-actions.tsx';
import { StepHead } from '../steps/step-head.tsx';
import styles from '../steps/steps.module.css';
import { useFirstFocus } from '../steps/use-first-focus.ts';
import type { useReset } from './use-reset.ts';

interface ResetFormProps {
  reset: ReturnType<typeof useReset>;
  onBack: () => void;
}

/** Step 3: the new password (seed 000 §2). */
export function ResetForm({ reset, onBack }: ResetFormProps) {
  const { form, alert, maySubmit, busy, password } = reset;
  const first = useFirstFocus<HTMLInputElement>();
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
      <StepActions onBack={onBack} submit={{ label: m['account.recover.submit'](), disabled: !maySubmit, busy }} />
    </form>
  );
}

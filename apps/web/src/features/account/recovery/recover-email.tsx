import { m } from '../../../texts/index.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from '../email-steps/email-steps.module.css';
import { StepActions } from '../email-steps/step-actions.tsx';
import { StepHead } from '../email-steps/step-head.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import type { useRecover } from './use-recover.ts';

/** Step 1: the address of the account (rules/recovery#steps). */
export function RecoverEmail({ recover }: { recover: ReturnType<typeof useRecover> }) {
  const { form, emailCode, canSubmitEmail } = recover;
  const first = useFocusOnMount<HTMLInputElement>();
  return (
    <form className={styles.form} noValidate onSubmit={recover.submitEmail}>
      <StepHead step="1/3" title={m['account.recover.title']()} />
      <TextField
        ref={first}
        label={m['account.register.emailLabel']()}
        placeholder={m['account.register.emailPlaceholder']()}
        hint={m['account.recover.emailHint']()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('email')}
        onBlur={recover.onEmailBlur}
      />
      <StepActions
        onBack={recover.back}
        submit={{ label: m['common.next'](), disabled: !canSubmitEmail, busy: emailCode.sending }}
      />
    </form>
  );
}

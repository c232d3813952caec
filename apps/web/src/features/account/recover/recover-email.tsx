import { m } from '../../../texts/index.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepActions } from '../steps/step-actions.tsx';
import { StepHead } from '../steps/step-head.tsx';
import styles from '../steps/steps.module.css';
import { useFirstFocus } from '../steps/use-first-focus.ts';
import type { useRecover } from './use-recover.ts';

/** Step 1: the address of the account (rules/recovery#steps). */
export function RecoverEmail({ recover }: { recover: ReturnType<typeof useRecover> }) {
  const { form, emailCode, maySubmitEmail } = recover;
  const first = useFirstFocus<HTMLInputElement>();
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
        onBlur={recover.leaveEmail}
      />
      <StepActions
        onBack={recover.back}
        submit={{ label: m['common.next'](), disabled: !maySubmitEmail, busy: emailCode.sending }}
      />
    </form>
  );
}

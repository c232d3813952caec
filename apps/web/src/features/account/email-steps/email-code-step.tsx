import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';
import styles from './email-steps.module.css';
import { StepActions } from './step-actions.tsx';
import { StepHead } from './step-head.tsx';
import type { useEmailCode } from './use-email-code.ts';

/** Placeholder of the address in the sentence. */
const SLOT = '\u0000';

interface EmailCodeStepProps {
  email: string;
  emailCode: ReturnType<typeof useEmailCode>;
  onCodeChange: (typed: string) => void;
  hint?: string;
  /** A failure that does not concern the code. */
  alert: string | null;
  onResend: () => void;
  onBack: () => void;
  onSubmit: () => void;
  /** The submit button; without it a complete code is submitted at once. */
  submit?: { label: string; disabled: boolean; busy: boolean };
}

/** The code from the inbox: step 2 of registration and of recovery (rules/registration#steps). */
export function EmailCodeStep({ email, emailCode, hint, alert, submit, ...on }: EmailCodeStepProps) {
  const { form, resent, secondsLeft, sending } = emailCode;
  const first = useFocusOnMount<HTMLInputElement>();
  const [before, after] = m['account.code.sentTo']({ account: SLOT }).split(SLOT);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
    >
      <StepHead step="2/3" title={m['account.register.codeTitle']()}>
        {before}
        <b>{email}</b>
        {after}
      </StepHead>
      {resent && (
        <p className={styles.notice} role="alert">
          <Icon of={check} size={18} />
          {m['account.register.resent']()}
        </p>
      )}
      <SentCodeField
        ref={first}
        hint={hint}
        {...form.getInputProps('code')}
        onChange={({ currentTarget }) => on.onCodeChange(currentTarget.value)}
        secondsLeft={secondsLeft}
        wasSent
        sendDisabled={secondsLeft > 0 || sending}
        onSend={on.onResend}
      />
      {alert && <FormAlert text={alert} />}
      <StepActions onBack={on.onBack} submit={submit} />
    </form>
  );
}

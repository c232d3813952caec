import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { FormAlert } from '../login/form-alert.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHead } from './step-head.tsx';
import styles from './steps.module.css';
import { useFirstFocus } from './use-first-focus.ts';

/** Stands in the sentence where the address comes. */
const SLOT = '\u0000';

interface EmailCodeStepProps {
  email: string;
  code: string;
  onCode: (typed: string) => void;
  error: ReactNode;
  hint?: string;
  /** Tells that another code is on its way. */
  resent: boolean;
  /** What went wrong with something else than the code. */
  alert: string | null;
  secondsLeft: number;
  sending: boolean;
  onResend: () => void;
  onBack: () => void;
  onSubmit: () => void;
  /** The button that sends the code; without it the step goes on by itself. */
  submit?: { label: string; disabled: boolean; busy: boolean };
}

/** The code from the inbox: step 2 of registration and of find-password (seed 000 §2). */
export function EmailCodeStep(props: EmailCodeStepProps) {
  const { email, code, error, hint, resent, alert, secondsLeft, sending, submit } = props;
  const first = useFirstFocus<HTMLInputElement>();
  const [before, after] = m['account.code.sentTo']({ account: SLOT }).split(SLOT);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
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
      <CodeField
        ref={first}
        label={m['account.code.codeLabel']()}
        placeholder={m['account.code.required']()}
        hint={hint}
        error={error}
        value={code}
        onChange={({ currentTarget }) => props.onCode(currentTarget.value)}
        sendLabel={secondsLeft > 0 ? m['account.code.resendIn']({ seconds: secondsLeft }) : m['account.code.resend']()}
        sendDisabled={secondsLeft > 0 || sending}
        onSend={props.onResend}
      />
      {alert && <FormAlert text={alert} />}
      <StepActions onBack={props.onBack} submit={submit} />
    </form>
  );
}

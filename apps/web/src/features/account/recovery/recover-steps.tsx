import type { LoginModalEvent, LoginModalState } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { EmailCodeStep } from '../email-steps/email-code-step.tsx';
import { emailOrEmpty } from '../email-steps/normalize-email.ts';
import { StepDone } from '../email-steps/step-done.tsx';
import { LoginFailed } from './login-failed.tsx';
import { RecoverEmail } from './recover-email.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { type RecoverOptions, useRecover } from './use-recover.ts';

interface RecoverStepsProps {
  /** The account typed on the password tab; an e-mail prefills the first step. */
  typed: string | undefined;
  state: LoginModalState;
  dispatch: (event: LoginModalEvent) => void;
  /** Handles the login with the new password. */
  onLogin: (result: LoginResult) => void;
  onClose: () => void;
  options: RecoverOptions;
}

/** The recovery in four steps; the input stays when going back and forth (rules/recovery#steps). */
export function RecoverSteps({ typed, state, dispatch, onLogin, onClose, options }: RecoverStepsProps) {
  const recover = useRecover(emailOrEmpty(typed), dispatch, onLogin, options);
  if (state === 'recoverEmail') return <RecoverEmail recover={recover} />;
  if (state === 'recoverPassword') return <ResetPasswordForm reset={recover.reset} onBack={recover.back} />;
  if (state === 'recoverLoginFailed') return <LoginFailed onLogin={() => dispatch('back')} />;
  if (state === 'recovered') {
    return (
      <StepDone
        title={m['account.recover.successTitle']()}
        text={m['account.recover.successBody']()}
        onClose={onClose}
      />
    );
  }
  return (
    <EmailCodeStep
      email={recover.email}
      emailCode={recover.emailCode}
      onCodeChange={recover.onCodeChange}
      hint={m['account.recover.autoSubmit']()}
      alert={null}
      onResend={recover.resend}
      onBack={recover.back}
      onSubmit={recover.submitCode}
    />
  );
}

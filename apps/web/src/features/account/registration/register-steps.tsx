import type { LoginModalEvent, LoginModalState } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { EmailCodeStep } from '../email-steps/email-code-step.tsx';
import { emailOrEmpty } from '../email-steps/normalize-email.ts';
import { StepDone } from '../email-steps/step-done.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegister } from './use-register.ts';

interface RegisterStepsProps {
  /** The account typed on the password tab; an e-mail prefills the first step. */
  typed: string | undefined;
  state: LoginModalState;
  dispatch: (event: LoginModalEvent) => void;
  /** Handles the login of the new account. */
  onRegistered: (result: LoginResult) => void;
  onClose: () => void;
}

/** The registration in three steps; the input stays when going back and forth (rules/registration#steps). */
export function RegisterSteps({ typed, state, dispatch, onRegistered, onClose }: RegisterStepsProps) {
  const register = useRegister(emailOrEmpty(typed), dispatch, onRegistered);
  if (state === 'registerForm') return <RegisterForm register={register} />;
  if (state === 'registered') {
    return (
      <StepDone
        title={m['account.register.successTitle']()}
        text={m['account.register.successBody']()}
        onClose={onClose}
      />
    );
  }
  return (
    <EmailCodeStep
      email={register.email}
      emailCode={register.emailCode}
      onCodeChange={register.onCodeChange}
      alert={register.alert}
      onResend={register.resend}
      onBack={register.back}
      onSubmit={register.submitCode}
      submit={{
        label: m['account.register.submit'](),
        disabled: register.emailCode.code === '',
        busy: register.registering,
      }}
    />
  );
}

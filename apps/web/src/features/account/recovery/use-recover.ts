import { useForm } from '@mantine/form';
import { CODE_LENGTH, cleanCodeInput, type LoginModalEvent, validateRecoverEmail } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import type { ResetGrant } from '../api/update-password.ts';
import { verificationCodeLoginForReset } from '../api/verification-code-login.ts';
import type { LoginResult, PasswordCredential } from '../credential/credentials.ts';
import { normalizeEmail } from '../email-steps/normalize-email.ts';
import { useEmailCode } from '../email-steps/use-email-code.ts';
import { failureText } from '../form/failure-text.ts';
import type { ResendTiming } from '../form/use-resend-countdown.ts';
import { validationText } from '../form/validation-text.ts';
import type { LoginFormProps } from '../login/finish-login.ts';
import { useResetPassword } from './use-reset-password.ts';

/** An accepted code and its grant: the same code typed again after going back is not sent twice. */
interface AcceptedCode {
  readonly code: string;
  readonly grant: ResetGrant;
}

/** The differences between the login modal and the phone pages: the login with the new password, and the countdown. */
export interface RecoverOptions extends Pick<LoginFormProps<PasswordCredential>, 'logIn'> {
  readonly timing?: ResendTiming;
}

/** The state of the recovery over all its steps (rules/recovery#steps). */
export function useRecover(
  firstEmail: string,
  dispatch: (event: LoginModalEvent) => void,
  onLogin: (result: LoginResult) => void,
  { logIn, timing }: RecoverOptions,
) {
  const [accepted, setAccepted] = useState<AcceptedCode | null>(null);
  const form = useForm({
    initialValues: { email: firstEmail },
    validate: { email: (value) => validationText(validateRecoverEmail(normalizeEmail(value))) },
  });
  const email = normalizeEmail(form.values.email);
  const emailCode = useEmailCode('recovery', email, timing);
  const { form: codeForm, code, setResent } = emailCode;
  const verify = useMutation({ mutationFn: (typed: string) => verificationCodeLoginForReset(email, typed) });
  const reset = useResetPassword({ email, grant: accepted?.grant ?? null }, { dispatch, logIn, onLogin });

  const onSent = () => {
    codeForm.reset();
    setAccepted(null);
    dispatch('codeSent');
  };

  const submitCode = (typed: string) => {
    if (typed.length < CODE_LENGTH || verify.isPending) return;
    setResent(false);
    if (typed === accepted?.code) return dispatch('passed');
    verify.mutate(typed, {
      onSuccess: (grant) => {
        setAccepted({ code: typed, grant });
        dispatch('passed');
      },
      onError: (error) => codeForm.setFieldError('code', failureText(error, m['account.code.wrong']())),
    });
  };

  return {
    form,
    reset,
    email,
    emailCode,
    canSubmitEmail: form.isValid(),
    onEmailBlur: () => {
      if (form.values.email !== '') form.validateField('email');
    },
    submitEmail: form.onSubmit(() => {
      if (emailCode.sending) return;
      // A code that was sent to this address less than a minute ago is still valid.
      if (emailCode.justSent) return dispatch('codeSent');
      emailCode.send({
        onSent,
        onFailed: (error) => form.setFieldError('email', failureText(error, m['account.code.sendFailed']())),
      });
    }),
    onCodeChange: (typed: string) => {
      const clean = cleanCodeInput(typed);
      codeForm.setFieldValue('code', clean);
      if (clean !== code) submitCode(clean);
    },
    submitCode: () => submitCode(code),
    resend: () => {
      setResent(false);
      emailCode.send({
        onSent: () => {
          onSent();
          setResent(true);
        },
        onFailed: (error) => codeForm.setFieldError('code', failureText(error, m['account.code.sendFailed']())),
      });
    },
    back: () => {
      codeForm.reset();
      setResent(false);
      dispatch('back');
    },
  };
}

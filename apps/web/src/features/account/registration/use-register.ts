import { CODE_LENGTH, type LoginModalEvent } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { checkCustomerAccount } from '../api/check-customer-account.ts';
import { verificationCodeLoginForNewAccount } from '../api/verification-code-login.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { useEmailCode } from '../email-steps/use-email-code.ts';
import { failureText } from '../form/failure-text.ts';
import { useRegisterForm } from './use-register-form.ts';

/** The state of the registration over all its steps (rules/registration#steps). */
export function useRegister(
  firstEmail: string,
  dispatch: (event: LoginModalEvent) => void,
  onRegistered: (result: LoginResult) => void,
) {
  const entry = useRegisterForm(firstEmail);
  const { form, email, password } = entry;
  const [alert, setAlert] = useState<string | null>(null);
  const emailCode = useEmailCode('registration', email);
  const { form: codeForm, code, setResent } = emailCode;
  const check = useMutation({ mutationFn: checkCustomerAccount });
  const register = useMutation({ mutationFn: () => verificationCodeLoginForNewAccount(email, code, password) });

  const sendCode = (onSent: () => void) =>
    emailCode.send({
      onSent: () => {
        codeForm.clearErrors();
        dispatch('codeSent');
        onSent();
      },
      onFailed: (error) => setAlert(failureText(error, m['account.register.sendFailed']())),
    });

  return {
    ...entry,
    emailCode,
    alert,
    checking: check.isPending || emailCode.sending,
    registering: register.isPending,
    onCodeChange: (typed: string) =>
      codeForm.setFieldValue('code', typed.normalize('NFKC').trim().slice(0, CODE_LENGTH)),
    next: form.onSubmit(
      () => {
        setAlert(null);
        // A code that was sent to this address less than a minute ago is still valid.
        if (emailCode.justSent) return dispatch('codeSent');
        check.mutate(email, {
          onSuccess: (exists) => {
            if (exists) form.setFieldError('email', m['account.register.emailInUse']());
            else sendCode(codeForm.reset);
          },
          onError: (error) => setAlert(failureText(error, m['account.register.checkFailed']())),
        });
      },
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
    ),
    resend: () => {
      setAlert(null);
      setResent(false);
      sendCode(() => setResent(true));
    },
    submitCode: () => {
      if (code === '' || register.isPending) return;
      setAlert(null);
      setResent(false);
      register.mutate(undefined, {
        onSuccess: (result) => {
          onRegistered(result);
          dispatch('passed');
        },
        onError: (error) => codeForm.setFieldError('code', failureText(error, m['error.unknown']())),
      });
    },
    back: () => {
      setAlert(null);
      setResent(false);
      dispatch('back');
    },
  };
}

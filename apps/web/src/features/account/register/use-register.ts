import type { LoginModalEvent } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { checkCustomerAccount } from '../api/check-customer-account.ts';
import { registerByEmail } from '../api/verification-code-login.ts';
import { failureText } from '../login/failure-text.ts';
import type { LoginResult } from '../login/finish-login.ts';
import { useEmailCode } from '../steps/use-email-code.ts';
import { useRegisterForm } from './use-register-form.ts';

const CODE_MAX = 4;

/** The e-mail registration: what is typed in its steps, what is under way and what went wrong (seed 000 §4 and §8). */
export function useRegister(
  firstEmail: string,
  move: (event: LoginModalEvent) => void,
  onRegistered: (result: LoginResult) => void,
) {
  const entry = useRegisterForm(firstEmail);
  const { form, email, password } = entry;
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const check = useMutation({ mutationFn: checkCustomerAccount });
  const register = useMutation({ mutationFn: () => registerByEmail(email, code, password) });
  const emailCode = useEmailCode('registration', email);

  const sendCode = (onSent: () => void) =>
    emailCode.send({
      onSent: () => {
        setCodeError(null);
        move('codeSent');
        onSent();
      },
      onFailed: (error) => setAlert(failureText(error, m['account.register.sendFailed']())),
    });

  return {
    ...entry,
    code,
    codeError,
    alert,
    resent,
    secondsLeft: emailCode.secondsLeft,
    sending: emailCode.sending,
    checking: check.isPending || emailCode.sending,
    registering: register.isPending,
    typeCode: (typed: string) => {
      setCode(typed.normalize('NFKC').trim().slice(0, CODE_MAX));
      setCodeError(null);
    },
    next: form.onSubmit(
      () => {
        setAlert(null);
        // The code before is still on its way to the same address.
        if (emailCode.secondsLeft > 0) return move('codeSent');
        check.mutate(email, {
          onSuccess: (exists) => {
            if (exists) form.setFieldError('email', m['account.register.emailInUse']());
            else sendCode(() => setCode(''));
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
          move('passed');
        },
        onError: (error) => setCodeError(failureText(error, m['error.unknown']())),
      });
    },
    back: () => {
      setAlert(null);
      setResent(false);
      move('back');
    },
  };
}

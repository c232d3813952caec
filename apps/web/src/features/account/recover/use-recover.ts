import { CODE_LENGTH, cleanCodeInput, type LoginModalEvent, validateRecoverEmail } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import type { ResetGrant } from '../api/update-password.ts';
import { grantReset } from '../api/verification-code-login.ts';
import { failureText } from '../login/failure-text.ts';
import type { LoginResult } from '../login/finish-login.ts';
import { refusalText } from '../login/refusal-text.ts';
import { tidiedEmail } from '../steps/tidied-email.ts';
import { useEmailCode } from '../steps/use-email-code.ts';
import { useReset } from './use-reset.ts';

/** What a code of the recovery earned; typed once more on the way back, it is not spent twice. */
interface Earned {
  readonly code: string;
  readonly grant: ResetGrant;
}

/** Find-password: what is typed in its steps, what is under way and what went wrong (seed 000 §4, §5 and §8). */
export function useRecover(
  firstEmail: string,
  move: (event: LoginModalEvent) => void,
  onLogin: (result: LoginResult) => void,
) {
  const [typedEmail, setTypedEmail] = useState(firstEmail);
  const [emailError, setEmailError] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const [earned, setEarned] = useState<Earned | null>(null);
  const email = tidiedEmail(typedEmail);
  const emailCode = useEmailCode('recovery', email);
  const verify = useMutation({ mutationFn: (typed: string) => grantReset(email, typed) });
  const reset = useReset({ email, grant: earned?.grant ?? null }, { move, onLogin });

  const sent = () => {
    setCode('');
    setCodeError(null);
    setEarned(null);
    move('codeSent');
  };

  const submitCode = (typed: string) => {
    if (typed.length < CODE_LENGTH || verify.isPending) return;
    setResent(false);
    if (typed === earned?.code) return move('passed');
    verify.mutate(typed, {
      onSuccess: (grant) => {
        setEarned({ code: typed, grant });
        move('passed');
      },
      onError: (error) => setCodeError(failureText(error, m['account.code.wrong']())),
    });
  };

  return {
    reset,
    email,
    typedEmail,
    emailError,
    mayAsk: validateRecoverEmail(email) === null,
    code,
    codeError,
    resent,
    secondsLeft: emailCode.secondsLeft,
    sending: emailCode.sending,
    verifying: verify.isPending,
    submitCode: () => submitCode(code),
    typeEmail: (typed: string) => {
      setTypedEmail(typed);
      setEmailError(null);
    },
    leaveEmail: () => {
      if (typedEmail !== '') setEmailError(refusalText(validateRecoverEmail(email)));
    },
    askForCode: () => {
      const refused = refusalText(validateRecoverEmail(email));
      setEmailError(refused);
      if (refused !== null || emailCode.sending) return;
      // The code before is still on its way to the same address.
      if (emailCode.secondsLeft > 0) return move('codeSent');
      emailCode.send({
        onSent: sent,
        onFailed: (error) => setEmailError(failureText(error, m['account.code.sendFailed']())),
      });
    },
    typeCode: (typed: string) => {
      const clean = cleanCodeInput(typed);
      setCode(clean);
      setCodeError(null);
      if (clean !== code) submitCode(clean);
    },
    resend: () => {
      setResent(false);
      emailCode.send({
        onSent: () => {
          sent();
          setResent(true);
        },
        onFailed: (error) => setCodeError(failureText(error, m['account.code.sendFailed']())),
      });
    },
    back: () => {
      setCode('');
      setCodeError(null);
      setResent(false);
      move('back');
    },
  };
}

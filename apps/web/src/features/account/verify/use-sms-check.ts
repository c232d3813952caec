import {
  cleanCodeInput,
  nextIdentityCheck,
  type SentCode,
  validateMobileOnFile,
  validateVerifyCode,
} from '@osteon/domain';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { createVerificationCode } from '../api/create-verification-code.ts';
import { proveByCode } from '../api/verification-code-login.ts';
import { useResendSeconds } from '../login/use-resend-seconds.ts';
import { verifyFailure } from './verify-failure.ts';

const texts = {
  'account.code.required': m['account.code.required'],
  'account.code.length': m['account.code.length'],
  'account.verify.mobileRequired': m['account.verify.mobileRequired'],
};

/** A pair that the table does not list changes nothing: an answer that came too late. */
const move = (state: Parameters<typeof nextIdentityCheck>[0], event: Parameters<typeof nextIdentityCheck>[1]) =>
  nextIdentityCheck(state, event) ?? state;

/**
 * Verifies the owner by a code to `account`, which goes out by itself the first time that this is `active` (seed 001 §4
 * and §5). `onProven` gets the proof.
 */
export function useSmsCheck(account: string, active: boolean, onProven: (bandToken: string) => void) {
  const [state, go] = useReducer(move, 'idle');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef(false);
  const secondsLeft = useResendSeconds(sent, account);

  const send = async () => {
    const missing = validateMobileOnFile(account);
    if (missing) return setError(texts[missing]());
    setError(null);
    go('open');
    try {
      await createVerificationCode('verification', account);
      setSent({ sentAt: Date.now(), account });
      go('sent');
      field.current?.focus();
    } catch (failure) {
      const words = m['account.code.sendFailed']();
      setError(verifyFailure(failure, { refused: words, otherwise: words }));
      go('refuse');
    }
  };

  const sendAtOnce = useEffectEvent(() => void send());
  useEffect(() => {
    if (!active || opened.current) return;
    opened.current = true;
    sendAtOnce();
  }, [active]);

  const submit = async () => {
    const wrong = validateMobileOnFile(account) ?? validateVerifyCode(code);
    if (wrong) {
      setError(texts[wrong]());
      return field.current?.focus();
    }
    setError(null);
    go('submit');
    try {
      const bandToken = await proveByCode(account, code);
      go('accept');
      onProven(bandToken);
    } catch (failure) {
      setError(verifyFailure(failure, { refused: m['account.code.wrong'](), otherwise: m['account.verify.failed']() }));
      go('refuse');
      field.current?.focus();
    }
  };

  return {
    field,
    code,
    error,
    secondsLeft,
    wasSent: sent !== null,
    maySend: account !== '' && secondsLeft === 0 && state !== 'sending' && state !== 'checking',
    checking: state === 'checking',
    type: (value: string) => {
      setCode(cleanCodeInput(value));
      setError(null);
    },
    send: () => void send(),
    submit: () => void submit(),
  };
}

import { cleanCodeInput, cleanMobileInput, type SentCode, validateNewPhone, validateVerifyCode } from '@osteon/domain';
import { useRef, useState } from 'react';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';
import { createVerificationCode } from '../api/create-verification-code.ts';
import { unifiedBinding } from '../api/unified-binding.ts';
import { failureCode } from '../login/failure-text.ts';
import { useResendSeconds } from '../login/use-resend-seconds.ts';
import { proveIdentity } from '../verify/prove-identity.ts';
import { verifyFailure } from '../verify/verify-failure.ts';

const texts = {
  'account.phone.invalid': m['account.phone.invalid'],
  'account.code.required': m['account.code.required'],
  'account.code.length': m['account.code.length'],
};

const words = (key: keyof typeof texts | null): string | null => key && texts[key]();

/** Which field a refusal speaks of; any other concerns the whole form. */
const FIELD_OF_CODE: Readonly<Partial<Record<number, 'mobile' | 'code'>>> = {
  [codes.mobileInUse]: 'mobile',
  [codes.mobileUnchanged]: 'mobile',
  [codes.wrongCode]: 'code',
};

/** The new number and the code that goes to it (seed 000 §5, New phone). `onBound` gets the number once it is bound. */
export function useChangePhone(proof: string, onBound: (mobile: string) => void) {
  const [typed, setTyped] = useState({ mobile: '', code: '' });
  const [errors, setErrors] = useState<{ mobile?: string | null; code?: string | null; form?: string | null }>({});
  const [sent, setSent] = useState<SentCode | null>(null);
  const [busy, setBusy] = useState<'sending' | 'binding' | null>(null);
  const bandToken = useRef(proof);
  const mobileField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const { mobile, code } = typed;
  const secondsLeft = useResendSeconds(sent, mobile);

  const send = async () => {
    setErrors({});
    setBusy('sending');
    try {
      await createVerificationCode('verification', mobile);
      setSent({ sentAt: Date.now(), account: mobile });
      codeField.current?.focus();
    } catch (failure) {
      const failed = m['account.code.sendFailed']();
      setErrors({ code: verifyFailure(failure, { refused: failed, otherwise: failed }) });
    } finally {
      setBusy(null);
    }
  };

  /** A proof that has grown too old meanwhile is asked for anew; what was typed stays. */
  const bind = async (): Promise<void> => {
    try {
      await unifiedBinding({ mobile, code, bandToken: bandToken.current });
    } catch (failure) {
      if (failureCode(failure) !== codes.identityUnproven) throw failure;
      const fresh = await proveIdentity();
      if (fresh === null) throw failure;
      bandToken.current = fresh;
      await unifiedBinding({ mobile, code, bandToken: fresh });
    }
  };

  const submit = async () => {
    setErrors({});
    setBusy('binding');
    try {
      await bind();
      onBound(mobile);
    } catch (failure) {
      const failed = m['account.phone.failed']();
      const field = FIELD_OF_CODE[failureCode(failure)];
      setErrors({ [field ?? 'form']: verifyFailure(failure, { refused: failed, otherwise: failed }) });
      (field === 'mobile' ? mobileField : codeField).current?.focus();
    } finally {
      setBusy(null);
    }
  };

  return {
    ...typed,
    errors,
    secondsLeft,
    wasSent: sent?.account === mobile,
    mobileField,
    codeField,
    maySend: validateNewPhone(mobile) === null && secondsLeft === 0 && busy === null,
    maySubmit: validateNewPhone(mobile) === null && validateVerifyCode(code) === null,
    busy: busy === 'binding',
    typeMobile: (value: string) => {
      setTyped({ mobile: cleanMobileInput(value), code });
      setErrors({});
    },
    typeCode: (value: string) => {
      setTyped({ mobile, code: cleanCodeInput(value) });
      setErrors({});
    },
    leaveMobile: () => {
      if (mobile !== '') setErrors({ ...errors, mobile: words(validateNewPhone(mobile)) ?? errors.mobile });
    },
    leaveCode: () => {
      if (sent) setErrors({ ...errors, code: words(validateVerifyCode(code)) ?? errors.code });
    },
    send: () => void send(),
    submit: () => void submit(),
  };
}

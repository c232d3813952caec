import { useForm } from '@mantine/form';
import type { CodePurpose } from '@osteon/domain';
import { useState } from 'react';
import type { ResendTiming } from '../form/use-resend-countdown.ts';
import { useSendCode } from '../form/use-send-code.ts';

/** The code that was sent to `email`: the typed characters, and the time at which it may be sent again. */
export function useEmailCode(purpose: CodePurpose, email: string, timing?: ResendTiming) {
  const { wasSent, ...sender } = useSendCode(purpose, email, timing);
  const [resent, setResent] = useState(false);
  const form = useForm({ initialValues: { code: '' } });
  return {
    ...sender,
    form,
    code: form.values.code,
    resent,
    setResent,
    /** True if a code was sent to this address so recently that the gateway would refuse another. */
    justSent: wasSent && sender.secondsLeft > 0,
  };
}

import { useForm } from '@mantine/form';
import type { CodePurpose } from '@osteon/domain';
import { useState } from 'react';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import { type ResendTiming, useResendCountdown } from '../form/use-resend-countdown.ts';

interface SendOptions {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/** The code that was sent to `email`: the typed characters, and the time at which it may be sent again. */
export function useEmailCode(purpose: CodePurpose, email: string, timing?: ResendTiming) {
  const { secondsLeft, wasSent, ...countdown } = useResendCountdown(email, timing);
  const [resent, setResent] = useState(false);
  const send = useCreateVerificationCode(purpose);
  const form = useForm({ initialValues: { code: '' } });
  return {
    form,
    code: form.values.code,
    resent,
    setResent,
    secondsLeft,
    /** True if a code was sent to this address so recently that the gateway would refuse another. */
    justSent: wasSent && secondsLeft > 0,
    sending: send.isPending,
    send: ({ onSent, onFailed }: SendOptions) =>
      send.mutate(email, {
        onSuccess: () => {
          countdown.onSent();
          onSent();
        },
        onError: (error) => {
          countdown.onRefused(error);
          onFailed(error);
        },
      }),
  };
}

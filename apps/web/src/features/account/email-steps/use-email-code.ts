import { useForm } from '@mantine/form';
import type { CodePurpose, SentCode } from '@osteon/domain';
import { useState } from 'react';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import { useResendSeconds } from '../login/use-resend-seconds.ts';

interface SendOptions {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/** The code that was sent to `email`: what is typed of it, and when it may be sent again. */
export function useEmailCode(purpose: CodePurpose, email: string) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [resent, setResent] = useState(false);
  const send = useCreateVerificationCode(purpose);
  const form = useForm({ initialValues: { code: '' } });
  return {
    form,
    code: form.values.code,
    resent,
    setResent,
    secondsLeft: useResendSeconds(sent, email),
    sending: send.isPending,
    send: ({ onSent, onFailed }: SendOptions) =>
      send.mutate(email, {
        onSuccess: () => {
          setSent({ sentAt: Date.now(), account: email });
          onSent();
        },
        onError: (error) => {
          // The countdown would promise a code that was not sent.
          setSent(null);
          onFailed(error);
        },
      }),
  };
}

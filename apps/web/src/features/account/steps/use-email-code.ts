import type { CodePurpose, SentCode } from '@osteon/domain';
import { useState } from 'react';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import { useResendSeconds } from '../login/use-resend-seconds.ts';

/** What becomes of a code that was asked for. */
interface Outcome {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/** The code that is on its way to an inbox: when it may be asked for again, and asking (seed 000 §4). */
export function useEmailCode(purpose: CodePurpose, email: string) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const send = useCreateVerificationCode(purpose);
  const secondsLeft = useResendSeconds(sent, email);
  return {
    secondsLeft,
    sending: send.isPending,
    send: ({ onSent, onFailed }: Outcome) =>
      send.mutate(email, {
        onSuccess: () => {
          setSent({ sentAt: Date.now(), account: email });
          onSent();
        },
        onError: (error) => {
          // A countdown that promises a code would not be true.
          setSent(null);
          onFailed(error);
        },
      }),
  };
}

import type { CodePurpose } from '@osteon/domain';
import { useCreateVerificationCode } from '../api/create-verification-code.ts';
import { type ResendTiming, useResendCountdown } from './use-resend-countdown.ts';

interface SendOptions {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Sends codes to an account, with the countdown until another can be sent
 * (rules/verification-code#resend-countdown).
 */
export function useSendCode(purpose: CodePurpose, account: string, timing?: ResendTiming) {
  const { secondsLeft, wasSent, ...countdown } = useResendCountdown(account, timing);
  const { mutate, isPending } = useCreateVerificationCode(purpose);
  return {
    secondsLeft,
    wasSent,
    sending: isPending,
    send: ({ onSent, onFailed }: SendOptions) =>
      mutate(account, {
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

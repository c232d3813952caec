import { useMutation } from '@tanstack/react-query';
import { callWithProof } from '../proof-of-work/call-with-proof.ts';

/** Revokes a cancellation by a code that was sent to the account (rules/cancellation#revocation). */
export const useRevokeCancellation = () =>
  useMutation({
    mutationFn: ({ account, code }: { account: string; code: string }) =>
      callWithProof('revokeCancellation', { account, validCode: code }),
  });

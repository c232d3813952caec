import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Takes a cancellation back, by a code that was sent to the account (rules/cancellation#revocation). */
export const useRevokeCancellation = () =>
  useMutation({
    mutationFn: ({ account, code }: { account: string; code: string }) =>
      callGateway('revokeCancellation', { account, validCode: code }),
  });

import { useMutation } from '@tanstack/react-query';
import type { SignedAddress } from '../../../entities/unsubscribe/api/get-email-subscription.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Ends mail to an address, or reverts that with `undo` (rules/unsubscribe#effect). */
export const useUnsubscribeEmail = (address: SignedAddress) =>
  useMutation({ mutationFn: (undo: boolean) => callGateway('unsubscribeEmail', { ...address, undo }) });

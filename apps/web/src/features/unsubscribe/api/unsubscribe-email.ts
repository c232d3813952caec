import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SignedAddress } from './get-email-subscription.ts';

/** Ends mail to an address, or takes that back with `undo` (seed 000 §7). */
export const useUnsubscribe = (address: SignedAddress) =>
  useMutation({ mutationFn: (undo: boolean) => callGateway('unsubscribeEmail', { ...address, undo }) });

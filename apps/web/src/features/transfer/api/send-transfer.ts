import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The content that has reached the desktop. */
export type SentTransfer = ResponseOf<'sendTransfer'>['list'][number];

/** Sends resources and uploaded files to the desktop of the phone's account. */
export const useSendTransfer = () =>
  useMutation({ mutationFn: (payload: RequestOf<'sendTransfer'>) => callGateway('sendTransfer', payload) });

import type { RequestOf } from '@osteon/contract';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Sends the basic information (opflag 1) or the pictures (opflag 2) from a phone. */
export const useSubmitAuthPhone = () =>
  useMutation({ mutationFn: (payload: RequestOf<'submitAuthPhone'>) => callGateway('submitAuthPhone', payload) });

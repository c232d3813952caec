import type { RequestOf } from '@osteon/contract';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Submits a finished upload as a picture of the certification; idempotent. */
export const useUploadAuthPhone = () =>
  useMutation({ mutationFn: (payload: RequestOf<'uploadAuthPhone'>) => callGateway('uploadAuthPhone', payload) });

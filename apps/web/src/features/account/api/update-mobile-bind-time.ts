import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Confirms that the bound phone is still in use; a failure is only logged (rules/phone-binding#bind-check). */
export const useUpdateMobileBindTime = () =>
  useMutation({
    mutationFn: () => callGateway('updateMobileBindTime', {}),
    onError: (error) => console.warn('updateMobileBindTime', error),
  });

import { CODE_REQUESTS } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Has a login code sent to a mobile number (seed 000 §7). */
export const useSendLoginCode = () =>
  useMutation({
    mutationFn: (mobile: string) =>
      callGateway('createVerificationCode', { account: mobile, isNew: 1, ...CODE_REQUESTS.mobileLogin }),
  });

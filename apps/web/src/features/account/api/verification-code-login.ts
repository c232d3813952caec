import { AccountType } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Logs in with a code that was sent to a mobile number (seed 000 §7). */
export const useCodeLogin = () =>
  useMutation({
    mutationFn: ({ mobile, code }: { mobile: string; code: string }) =>
      callGateway('verificationCodeLogin', { account: mobile, accountType: AccountType.mobile, validCode: code }),
  });

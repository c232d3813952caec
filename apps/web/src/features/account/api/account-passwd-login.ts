import { isMobile } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LoginResult } from '../login/finish-login.ts';

/** Logs in with a mobile number or an e-mail and its password (seed 000 §7). */
export const usePasswordLogin = () =>
  useMutation({
    mutationFn: async ({ account, password }: { account: string; password: string }): Promise<LoginResult> => {
      const name = isMobile(account) ? { mobile: account } : { email: account };
      const { customerUnite, pcLoginStatus } = await callGateway('accountPasswdLogin', { passwd: password, ...name });
      return { customerId: customerUnite.customerId, pcLoginStatus };
    },
  });

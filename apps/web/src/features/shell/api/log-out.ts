import { LOGOUT_RELOAD_MS } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { forgetCustomer } from '../../../lib/session/forget-customer.ts';

/** Ends the session on the server, forgets it here, and loads the page anew (seed 000 §4, Logout; spec-decision 11). */
export const useLogOut = () =>
  useMutation({
    mutationFn: () => callGateway('logout', {}),
    onSuccess: () => {
      forgetCustomer();
      setTimeout(() => window.location.reload(), LOGOUT_RELOAD_MS);
    },
  });

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';

function useChange<Change, Answer>(mutationFn: (change: Change) => Promise<Answer>, stale: readonly QueryKey[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Sets or changes the password; every other session ends (spec-decision 11). */
export const useChangePassword = () =>
  useChange(
    ({ password, bandToken }: { password: string; bandToken: string }) =>
      callGateway('changePassword', { passwd: password, bandToken }),
    [['getCustomerInfoV2'], ['listDevices']],
  );

/** Binds an e-mail by a code that was sent to it. */
export const useBindEmail = () =>
  useChange(
    ({ email, code, bandToken }: { email: string; code: string; bandToken: string }) =>
      callGateway('bindEmail', { account: email, validCode: code, bandToken }),
    [['getCustomerInfoV2']],
  );

/** Asks for the account to be removed; the caller is logged out by it (spec-decision 8). */
export const useRequestCancellation = () =>
  useChange((bandToken: string) => callGateway('requestCancellation', { bandToken }), []);

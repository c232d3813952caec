import { CHANGE_ACCOUNT_LOGIN_MS } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { useSession } from '../../lib/session/session-store.ts';

/**
 * Ends this account's session and offers the login to another, without the reload of a plain logout
 * (rules/lock#change-account). A logout that fails is ignored.
 */
export const useChangeAccount = () => useMutation({ mutationFn: changeAccount });

async function changeAccount(): Promise<void> {
  if (useSession.getState().customerId !== '') {
    await callGateway('logout', {}).catch(() => undefined);
    emit('loggedOut');
  }
  setTimeout(() => openDialog('login'), CHANGE_ACCOUNT_LOGIN_MS);
}

import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { clearDisplacedSession } from '../../lib/session/session-store.ts';

/**
 * Clears a session that another login has displaced, here and in the browser's cookies, so that the next page load is a
 * visitor's (rules/session#displacement). Returns false where that is done already.
 */
export async function endDisplacedSession(): Promise<boolean> {
  if (!clearDisplacedSession()) return false;
  await callGateway('logout', {}).catch(() => undefined);
  return true;
}

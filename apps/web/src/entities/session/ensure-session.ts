import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { codes } from '../../lib/gateway/gateway-error.ts';
import { acceptSessionCheck, becomeVisitor, failSessionCheck, useSession } from '../../lib/session/session-store.ts';

let running: Promise<void> | null = null;

/**
 * The session check before each navigation (rules/session#session-check). One at a time; a failure counts as not logged
 * in, 110031 as logged in until the transfer check. Offline nothing is checked, and the session stays as it is.
 */
export function ensureSession(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  running ??= checkSession().finally(() => {
    running = null;
  });
  return running;
}

async function checkSession(): Promise<void> {
  const { customerId: before } = useSession.getState();
  try {
    const check = await callGateway('checkSession', {});
    // A login or logout during the check wins over its answer.
    if (useSession.getState().customerId !== before) return;
    if (check.status === 0 || check.status === codes.displaced) acceptSessionCheck(check);
    else becomeVisitor('refused');
  } catch {
    failSessionCheck();
  }
}

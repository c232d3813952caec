import { ROUTE_FRAMES, STORAGE_KEYS } from '@osteon/domain';
import { flushSync } from 'react-dom';
import { endDisplacedSession } from '../../entities/session/end-displaced-session.ts';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { checkConnection, onReconnect } from '../../lib/connection/connection-store.ts';
import { closeDialog, openDialog } from '../../lib/dialogs.ts';
import { type Displacement, on } from '../../lib/events.ts';
import { becomeVisitor, useSession } from '../../lib/session/session-store.ts';
import { queryClient } from '../query-client.ts';
import { router } from '../router.tsx';

/** What stands open only until somebody is logged in. */
const LOGIN_DIALOGS = ['login', 'appLogin', 'loginExpired'] as const;

/** What the portal as a whole does on the features' events. Once, at the start. */
export function connectEvents(): void {
  on('loginSuccess', showAsLoggedIn);
  on('loggedOut', showAsVisitor);
  on('noPermission', leadToNoPermission);
  on('sessionExpired', (displacement) => void showLoginExpired(displacement));
  on('showAppQrCodeLoginModal', ({ customerId }) => openDialog('appLogin', { customerId }));
  on('languagesChosen', () => void letPlayerFollow());
  on('sessionChanged', () => void ensureSession());
  on('unreachable', checkConnection);
  onReconnect(catchUp);
  window.addEventListener('storage', followOtherTabs);
  document.addEventListener('visibilitychange', checkOnReturn);
}

/** After a login the frame and every list show what this customer may see (seed 000 §2, Login success). */
function showAsLoggedIn(): void {
  void ensureSession();
  void queryClient.invalidateQueries();
}

/** A tab that has lost its session turns to the visitor's view without a dialog (spec-decision 11a). */
function showAsVisitor(): void {
  if (useSession.getState().customerId === '') return;
  // What only a customer asks for is off the page before the rest is asked for anew.
  flushSync(() => becomeVisitor());
  void queryClient.invalidateQueries();
}

/** Code 10009 redirects (seed 000 §6): 'back' does not lead into the refusal again; the page names what was refused. */
function leadToNoPermission(): void {
  const { path } = ROUTE_FRAMES.noPermission;
  const { pathname, search } = window.location;
  if (pathname.endsWith(path)) return;
  void router.navigate(`${path}?${new URLSearchParams({ from: pathname + search })}`, { replace: true });
}

/** Several calls may learn of it at once: the session is cleared once, and then its owner is told (seed 000 §4). */
async function showLoginExpired({ loginTime, loginIp }: Displacement): Promise<void> {
  if (!(await endDisplacedSession())) return;
  void queryClient.invalidateQueries();
  openDialog('loginExpired', { loginTime, loginIp });
}

/** The languages were chosen later than those in the player: they are what its viewer now wants. */
async function letPlayerFollow(): Promise<void> {
  const { followLanguages } = await import('../../features/video/player/settings-store.ts');
  followLanguages();
}

/** The gateway is there again: who is logged in, and all that the page shows, is asked for anew. */
function catchUp(): void {
  void ensureSession();
  void queryClient.invalidateQueries();
}

/** Somebody who comes back to the page finds out at once that the session has ended elsewhere. */
function checkOnReturn(): void {
  if (document.visibilityState === 'visible' && useSession.getState().customerId !== '') void ensureSession();
}

/** A login or logout in another tab of this browser is one here too (spec-decision 11). */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const concernsLogin = key === STORAGE_KEYS.userId || key === null;
  if (concernsLogin) for (const name of LOGIN_DIALOGS) closeDialog(name);
  if (key === STORAGE_KEYS.userId && newValue !== null) showAsLoggedIn();
  else if (key === STORAGE_KEYS.userId || key === null) showAsVisitor();
}

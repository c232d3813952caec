import { ROUTE_FRAMES, STORAGE_KEYS } from '@osteon/domain';
import { on } from '../lib/events.ts';
import { becomeVisitor, ensureSession, useSession } from '../lib/session/session-store.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** What the portal as a whole does on the features' events. Once, at the start. */
export function connectEvents(): void {
  on('loginSuccess', showAsLoggedIn);
  on('loggedOut', showAsVisitor);
  on('noPermission', leadToNoPermission);
  window.addEventListener('storage', followOtherTabs);
}

/** After a login the frame and every list show what this customer may see (seed 000 §2, Login success). */
function showAsLoggedIn(): void {
  void ensureSession();
  void queryClient.invalidateQueries();
}

/** A tab that has lost its session turns to the visitor's view without a dialog (spec-decision 11a). */
function showAsVisitor(): void {
  if (useSession.getState().customerId === '') return;
  becomeVisitor();
  void queryClient.invalidateQueries();
}

/** Code 10009 redirects (seed 000 §6): 'back' does not lead into the refusal again; the page names what was refused. */
function leadToNoPermission(): void {
  const { path } = ROUTE_FRAMES.noPermission;
  const { pathname, search } = window.location;
  if (pathname.endsWith(path)) return;
  void router.navigate(`${path}?${new URLSearchParams({ from: pathname + search })}`, { replace: true });
}

/** A login or logout in another tab of this browser is one here too (spec-decision 11). */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEYS.userId && newValue !== null) showAsLoggedIn();
  else if (key === STORAGE_KEYS.userId || key === null) showAsVisitor();
}

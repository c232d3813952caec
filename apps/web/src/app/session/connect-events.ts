import { STORAGE_KEYS } from '@osteon/domain';
import { flushSync } from 'react-dom';
import { endDisplacedSession } from '../../entities/session/end-displaced-session.ts';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { checkConnection, onReconnect } from '../../lib/connection/connection-store.ts';
import { closeDialog, openDialog } from '../../lib/dialogs.ts';
import { type Displacement, on } from '../../lib/events.ts';
import { queryClient, refetch } from '../../lib/gateway/query-client.ts';
import { PENDING_ACTION_KEY } from '../../lib/pending-action-key.ts';
import { becomeVisitor, dismissDisplaced, useSession } from '../../lib/session/session-store.ts';
import { chunkFailureText } from '../../texts/chunk-failure-text.ts';
import { toast } from '../../ui/toast/toast.ts';
import { chooseLocale, suggestEnglish } from '../interface-language.ts';
import type { Router } from './gate.ts';
import { unloadedActions } from './unloaded-actions.ts';

/** Dialogs that close once the customer is logged in. */
const LOGIN_DIALOGS = ['login', 'appLogin', 'loginExpired'] as const;

/** Connects the events of the features to the portal and its router. Called once, at the start. */
export function connectEvents(router: Router): void {
  on('loginSuccess', showAsLoggedIn);
  on('loggedOut', showAsVisitor);
  on('noPermission', () => withGate((gate) => gate.redirectToNoPermission(router)));
  on('sessionDisplaced', (displacement) => void showLoginExpired(displacement));
  on('showAppQrCodeLoginModal', ({ customerId }) => openDialog('appLogin', { customerId }));
  on('actionRequested', (request) =>
    withGate(
      (gate) => gate.handleRequest(request),
      () => unloadedActions.keep(request.action),
    ),
  );
  on('sceneRefused', (refusal) => withGate((gate) => gate.leadRefusedCall(refusal)));
  on('certificationRequested', (wanted) => withGate((gate) => gate.requestCertification(wanted)));
  on('languagesChosen', () => void applyLanguagesToPlayer());
  on('abroadChosen', () => void suggestEnglish());
  on('localeChosen', ({ locale }) => void chooseLocale(locale));
  on('sessionChanged', () => void checkChangedSession());
  on('unreachable', checkConnection);
  onReconnect(refetchAfterReconnect);
  window.addEventListener('storage', syncWithOtherTabs);
  document.addEventListener('visibilitychange', checkOnReturn);
  // An action waits for the login since before this page was loaded (rules/permission-lead#leads).
  if (sessionStorage.getItem(PENDING_ACTION_KEY) !== null) withGate((gate) => gate.resumeAction());
}

/**
 * Loaded when somebody is led somewhere, as few pages do. Where it is not there, `keep` may store the action; else the
 * words say when it is possible (rules/offline#actions).
 */
function withGate(act: (gate: typeof import('./gate.ts')) => Promise<void>, keep?: () => boolean): void {
  import('./gate.ts').then(act).catch(() => keep?.() || toast.error(chunkFailureText()));
}

/** After a login the frame and every list show what this customer may see (rules/login#login-success). */
function showAsLoggedIn(): void {
  void ensureSession();
  void queryClient.invalidateQueries();
}

/** A tab that has lost its session shows the visitor's view without a dialog (rules/session#client-states). */
function showAsVisitor(): void {
  if (useSession.getState().customerId === '') return;
  // Components with a customer's queries unmount before the rest is refetched.
  flushSync(() => becomeVisitor());
  void queryClient.invalidateQueries();
}

/** The session is cleared once, then the dialog opens (rules/session#login-expired-dialog). */
async function showLoginExpired({ loginTime, loginIp }: Displacement): Promise<void> {
  if (!(await endDisplacedSession())) return;
  void queryClient.invalidateQueries();
  openDialog('loginExpired', { loginTime, loginIp });
}

/** A language preference is newer than the languages set in the player, so the player takes it over. */
async function applyLanguagesToPlayer(): Promise<void> {
  const { followLanguages } = await import('../../entities/video/player/settings-store.ts');
  followLanguages();
}

/** After a reconnect the session and all queries of the page are refetched. */
function refetchAfterReconnect(): void {
  void ensureSession();
  void queryClient.invalidateQueries();
}

/** The transfer check follows where the session still counts as logged in (rules/session#login-expired-dialog). */
async function checkChangedSession(): Promise<void> {
  await ensureSession();
  if (useSession.getState().customerId !== '') await refetch(queryClient, 'getLatestUnreadTransfer');
}

/** A tab that becomes visible checks its session, so that an end elsewhere shows at once. */
function checkOnReturn(): void {
  if (document.visibilityState === 'visible' && useSession.getState().customerId !== '') void ensureSession();
}

/** A login or logout in another tab of this browser applies here too (rules/session#tabs). */
function syncWithOtherTabs({ key, newValue }: StorageEvent): void {
  const concernsLogin = key === STORAGE_KEYS.userId || key === null;
  if (concernsLogin) {
    for (const name of LOGIN_DIALOGS) closeDialog(name);
    dismissDisplaced();
  }
  if (key === STORAGE_KEYS.userId && newValue !== null) showAsLoggedIn();
  else if (key === STORAGE_KEYS.userId || key === null) showAsVisitor();
}

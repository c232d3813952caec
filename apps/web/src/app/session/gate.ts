import { ROUTE_FRAMES } from '@osteon/domain';
import { type CertificationRequest, openCertification } from '../../entities/certification/open-certification.ts';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { closeDialog, openDialog, useDialogs, whenFree } from '../../lib/dialogs.ts';
import { on } from '../../lib/events.ts';
import type { ActionRequest, CertificationLevel } from '../../lib/gated-action.ts';
import { forgetAction, takeAction } from '../../lib/remembered-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { getScene, isKnown, runAction } from './gated-actions.ts';
import { leadRefused, readOutcome } from './lead.ts';

export { leadRefused };

/** The portal's router, which this file does not load: tests of components have another. */
type Router = Pick<typeof import('../router.tsx').router, 'navigate'>;

/**
 * Does what a control requests, or explains at the control why not (rules/permission#leads). Where the gateway does not
 * say whether it accepts, nobody is led, and the call itself decides (rules/permission#permission-list).
 */
export async function handleRequest(request: ActionRequest): Promise<void> {
  const sceneId = getScene(request.action);
  if (sceneId === null || (await readOutcome(sceneId)) === 'proceed') await runAction(request.action);
  else openDialog('explainScene', { ...request, sceneId });
}

/** Does what a visitor wanted before the login, once; or leads on where the login was not all (rules/permission#leads). */
export async function resumeAction(): Promise<void> {
  if (getCustomerId() === '') return;
  const request = takeAction();
  if (request === null || !isKnown(request.action)) return;
  await ensureSession();
  if (getCustomerId() === '') return;
  const sceneId = getScene(request.action);
  const outcome = sceneId === null ? 'proceed' : await readOutcome(sceneId);
  whenFree(() => {
    void (sceneId === null || outcome === 'proceed'
      ? runAction(request.action)
      : leadRefused({ ...request, sceneId, outcome }));
  });
}

on('loginSuccess', () => void resumeAction());

/** What was wanted is forgotten with the last dialog of a login that was given up. */
useDialogs.subscribe(({ open }) => {
  if (open.length === 0 && getCustomerId() === '') forgetAction();
});

/**
 * Redirects to the page of code 10009 (rules/error-pages#no-permission): 'back' does not return to the refused page;
 * the query names it.
 */
export async function redirectToNoPermission(router: Router): Promise<void> {
  const { path } = ROUTE_FRAMES.noPermission;
  const { pathname, search } = window.location;
  if (pathname.endsWith(path)) return;
  await router.navigate(`${path}?${new URLSearchParams({ from: pathname + search })}`, { replace: true });
}

/** What each level of a lead opens. */
const REQUESTS: Readonly<Record<CertificationLevel, CertificationRequest>> = {
  level1: { level: 1 },
  level2: { level: 2 },
  company: { company: true },
};

/** Opens the certification in place of the lead (rules/permission#leads). */
export async function requestCertification({ level }: { level: CertificationLevel }): Promise<void> {
  closeDialog('sceneLead');
  closeDialog('explainScene');
  openCertification(REQUESTS[level]);
}

const getCustomerId = (): string => useSession.getState().customerId;

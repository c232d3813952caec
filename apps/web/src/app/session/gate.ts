import { ROUTE_FRAMES } from '@osteon/domain';
import { type CertificationRequest, openCertification } from '../../entities/certification/open-certification.ts';
import { isDisconnected } from '../../lib/connection/connection-store.ts';
import { closeDialog, openDialog } from '../../lib/dialogs.ts';
import type {
  ActionRequest,
  CertificationLevel,
  CertificationWish,
  GatedRequest,
  SceneRefusal,
} from '../../lib/gated-action.ts';
import { storePendingAction } from '../../lib/pending-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { getScene, runAction } from './gated-actions.ts';
import { leadRefused, readOutcome } from './lead.ts';
import { resumeAction } from './resume-action.ts';

export { resumeAction };

/** The part of the portal's router that is used here; tests of components have another. */
export interface Router {
  readonly navigate: (to: string, options: { readonly replace: true }) => Promise<void>;
}

/** The latest request whose action was done; its call may still be refused. */
let latest: GatedRequest | null = null;

/**
 * Does what a control requests, or explains at the control why not (rules/permission-lead#leads). Where the gateway
 * does not respond, no lead opens, and the call itself decides (rules/permission#permission-list).
 */
export async function handleRequest(request: ActionRequest): Promise<void> {
  const sceneId = getScene(request.action);
  // Without a connection nobody waits for the time limits of calls.
  if (sceneId !== null && !isDisconnected() && (await readOutcome(sceneId)) !== 'proceed') {
    openDialog('explainScene', { ...request, sceneId });
    return;
  }
  latest = sceneId === null ? null : { ...request, sceneId };
  await runAction(request.action);
}

/** Leads on from a call that its scene refused, in the words of the control that requested it. */
export const leadRefusedCall = (refusal: SceneRefusal): Promise<void> =>
  leadRefused(refusal, latest?.sceneId === refusal.sceneId ? latest : undefined);

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

/** The request that each level of a lead opens. */
const REQUESTS: Readonly<Record<CertificationLevel, CertificationRequest>> = {
  level1: { level: 1 },
  level2: { level: 2 },
  company: { company: true },
};

/** Opens the certification instead of the lead; the action waits for it (rules/permission-lead#leads). */
export async function requestCertification({ level, wanted }: CertificationWish): Promise<void> {
  closeDialog('sceneLead');
  closeDialog('explainScene');
  const { customerId } = useSession.getState();
  if (wanted) storePendingAction(wanted, { kind: 'certification', sceneId: wanted.sceneId, level }, customerId);
  openCertification(REQUESTS[level]);
}

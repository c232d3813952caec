import { isMember, ROUTE_FRAMES } from '@osteon/domain';
import { getDoctorInfoQuery } from '../../entities/account/api/get-doctor-info.ts';
import { getCustomerAuthInfoQuery } from '../../entities/certification/api/get-customer-auth-info.ts';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { useDialogs, whenFree } from '../../lib/dialogs.ts';
import { on } from '../../lib/events.ts';
import type { SceneRefusal } from '../../lib/gated-action.ts';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { clearPendingAction, getPendingAction, type PendingAction } from '../../lib/pending-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { getScene, isKnown, runAction } from './gated-actions.ts';
import { fetchOutcome, getLevel, isLedByLogin, leadRefused, readOutcome } from './lead.ts';

/**
 * Resumes the requested action once its lead has succeeded; or leads on where that was not enough
 * (rules/permission-lead#leads). It waits for open dialogs.
 */
export async function resumeAction(): Promise<void> {
  const waiting = getPendingAction();
  const customerId = getCustomerId();
  if (waiting === null || customerId === '') return;
  const { request, lead } = waiting;
  if (!isKnown(request.action) || (lead.kind !== 'login' && waiting.customerId !== customerId))
    return clearPendingAction();
  const next = await getNext(waiting);
  // One of several concurrent calls continues.
  if (next === null || getPendingAction() !== waiting || getCustomerId() !== customerId) return;
  clearPendingAction();
  if (next !== 'run' && isLedByLogin()) return leadRefused(next, request);
  whenFree(() => {
    if (getCustomerId() === customerId) void (next === 'run' ? runAction(request.action) : leadRefused(next, request));
  });
}

/** The next step after the lead; null while it has not succeeded. */
async function getNext({ request, lead }: PendingAction): Promise<'run' | SceneRefusal | null> {
  switch (lead.kind) {
    case 'login': {
      await ensureSession();
      const sceneId = getScene(request.action);
      const outcome = sceneId === null ? 'proceed' : await readOutcome(sceneId);
      return sceneId === null || outcome === 'proceed' ? 'run' : { sceneId, outcome };
    }
    case 'certification': {
      const { sceneId, level } = lead;
      const outcome = await fetchOutcome(sceneId);
      if (outcome === null || getLevel(outcome) === level) return null;
      return outcome === 'proceed' ? 'run' : { sceneId, outcome };
    }
    case 'membership': {
      const customer = queryClient.getQueryData(getDoctorInfoQuery(getCustomerId()).queryKey);
      return customer && isMember(customer, Date.now()) ? 'run' : null;
    }
  }
}

on('loginSuccess', () => void resumeAction());

/** The role and the membership of the page's customer have arrived, as after the event of a decision. */
const DOCTOR_INFO = gatewayKey('getDoctorInfo')[0];
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== DOCTOR_INFO) return;
  // A login has its own event, which comes once its dialog is closed.
  const waiting = getPendingAction();
  if (waiting !== null && waiting.lead.kind !== 'login') void resumeAction();
});

/** The requested action is removed with the last dialog of a lead that was given up. */
useDialogs.subscribe(({ open }, before) => {
  if (open.length === 0 && before.open.length > 0) void discardAbandoned();
});

async function discardAbandoned(): Promise<void> {
  const waiting = getPendingAction();
  if (waiting === null || (await isUnderWay(waiting))) return;
  // The dialog of a certification closes by itself at the decision.
  if (waiting.lead.kind === 'certification') await resumeAction();
  if (getPendingAction() === waiting && useDialogs.getState().open.length === 0) clearPendingAction();
}

/** Returns true when a lead continues without a dialog: by a phone, at the reviewer's, on a page of its own. */
async function isUnderWay({ lead, at }: PendingAction): Promise<boolean> {
  if (lead.kind === 'login') return getCustomerId() !== '';
  if (lead.kind === 'membership' || window.location.pathname.endsWith(ROUTE_FRAMES.allinManufacturerAuth.path)) {
    return true;
  }
  const query = { ...getCustomerAuthInfoQuery(getCustomerId()), staleTime: 0 };
  const info = await queryClient.fetchQuery(query).catch(() => null);
  if (info === null) return false;
  const { certification, phoneStep } = info;
  // A refusal that came meanwhile is fixed.
  const isRefusedNow = certification?.state === 'refused' && (certification.decidedAt ?? 0) > at;
  return certification?.state === 'review' || isRefusedNow || (phoneStep !== null && phoneStep !== 'submitted');
}

const getCustomerId = (): string => useSession.getState().customerId;

import type { PermissionScene } from '@osteon/domain';
import type { ActionRequest, CertificationLevel } from './gated-action.ts';
import { PENDING_ACTION_KEY } from './pending-action-key.ts';

const MINUTE_MS = 60_000;

/** The lead that an action waits for. */
export type AwaitedLead =
  | { readonly kind: 'login' }
  | { readonly kind: 'certification'; readonly sceneId: PermissionScene; readonly level: CertificationLevel }
  | { readonly kind: 'membership' };

/** The time for which an action waits for its lead, in ms (rules/permission-lead#leads). */
const LIFETIMES_MS: Readonly<Record<AwaitedLead['kind'], number>> = {
  login: 5 * MINUTE_MS,
  certification: 60 * MINUTE_MS,
  membership: 60 * MINUTE_MS,
};

/** An action that waits. */
export interface PendingAction {
  readonly request: ActionRequest;
  readonly lead: AwaitedLead;
  /** The customer who requested it; empty for a visitor. */
  readonly customerId: string;
  /** When it was requested, in ms. */
  readonly at: number;
}

let pending: PendingAction | null = null;

/** Stores a requested action until its lead has succeeded; a later one replaces it. */
export function storePendingAction(request: ActionRequest, lead: AwaitedLead, customerId: string): void {
  pending = { request, lead, customerId, at: Date.now() };
  try {
    sessionStorage.setItem(PENDING_ACTION_KEY, JSON.stringify(pending));
  } catch {
    // Without storage it is lost with a reload.
  }
}

/** Removes it: its lead was closed. */
export function clearPendingAction(): void {
  pending = null;
  try {
    sessionStorage.removeItem(PENDING_ACTION_KEY);
  } catch {
    // There is none without storage.
  }
}

/** The action that waits, the same object until it is removed; null for none and a stale one. */
export function getPendingAction(): PendingAction | null {
  pending ??= readStored();
  if (pending !== null && Date.now() - pending.at >= LIFETIMES_MS[pending.lead.kind]) clearPendingAction();
  return pending;
}

function readStored(): PendingAction | null {
  try {
    // Only this tab writes it, though an older version of the portal may have.
    const stored = JSON.parse(sessionStorage.getItem(PENDING_ACTION_KEY) ?? 'null') as PendingAction | null;
    return stored?.lead === undefined ? null : stored;
  } catch {
    return null;
  }
}

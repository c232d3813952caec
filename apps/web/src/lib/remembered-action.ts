import type { PermissionScene } from '@osteon/domain';
import type { ActionRequest, CertificationLevel } from './gated-action.ts';
import { REMEMBERED_KEY } from './remembered-key.ts';

const MINUTE_MS = 60_000;

/** The lead that an action waits for. */
export type AwaitedLead =
  | { readonly kind: 'login' }
  | { readonly kind: 'certification'; readonly sceneId: PermissionScene; readonly level: CertificationLevel }
  | { readonly kind: 'membership' };

/** The time for which an action waits for its lead, in ms (rules/permission#leads). */
const LIFETIMES_MS: Readonly<Record<AwaitedLead['kind'], number>> = {
  login: 5 * MINUTE_MS,
  certification: 60 * MINUTE_MS,
  membership: 60 * MINUTE_MS,
};

/** An action that waits. */
export interface RememberedAction {
  readonly request: ActionRequest;
  readonly lead: AwaitedLead;
  /** The customer who requested it; empty for a visitor. */
  readonly customerId: string;
  /** When it was requested, in ms. */
  readonly at: number;
}

let remembered: RememberedAction | null = null;

/** Stores a requested action until its lead has succeeded; a later one replaces it. */
export function rememberAction(request: ActionRequest, lead: AwaitedLead, customerId: string): void {
  remembered = { request, lead, customerId, at: Date.now() };
  try {
    sessionStorage.setItem(REMEMBERED_KEY, JSON.stringify(remembered));
  } catch {
    // Without storage it is lost with a reload.
  }
}

/** Removes it: its lead was closed. */
export function forgetAction(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(REMEMBERED_KEY);
  } catch {
    // There is none without storage.
  }
}

/** The action that waits, the same object until it is removed; null for none and a stale one. */
export function getRememberedAction(): RememberedAction | null {
  remembered ??= readStored();
  if (remembered !== null && Date.now() - remembered.at >= LIFETIMES_MS[remembered.lead.kind]) forgetAction();
  return remembered;
}

function readStored(): RememberedAction | null {
  try {
    // Only this tab writes it, though an older version of the portal may have.
    const stored = JSON.parse(sessionStorage.getItem(REMEMBERED_KEY) ?? 'null') as RememberedAction | null;
    return stored?.lead === undefined ? null : stored;
  } catch {
    return null;
  }
}

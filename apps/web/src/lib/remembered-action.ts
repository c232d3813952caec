import type { ActionRequest } from './gated-action.ts';
import { REMEMBERED_KEY } from './remembered-key.ts';

/** How long an action waits for its lead, in ms (rules/permission#leads). */
const LIFETIME_MS = 5 * 60_000;

interface Remembered {
  readonly request: ActionRequest;
  /** When it was requested, in ms. */
  readonly at: number;
}

let remembered: Remembered | null = null;

/** Remembers what a visitor wanted until the login; a later one replaces it. */
export function rememberAction(request: ActionRequest): void {
  remembered = { request, at: Date.now() };
  try {
    sessionStorage.setItem(REMEMBERED_KEY, JSON.stringify(remembered));
  } catch {
    // Without storage it is lost with a reload.
  }
}

/** Forgets it: its lead was closed. */
export function forgetAction(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(REMEMBERED_KEY);
  } catch {
    // There is none without storage.
  }
}

/** Whether an action waits, of any age. */
export const hasRememberedAction = (): boolean => remembered !== null || readStored() !== null;

/** The remembered action, which is forgotten with that, so that it is done once; null for none and a stale one. */
export function takeAction(): ActionRequest | null {
  const taken = remembered ?? readStored();
  forgetAction();
  return taken !== null && Date.now() - taken.at < LIFETIME_MS ? taken.request : null;
}

function readStored(): Remembered | null {
  try {
    // Nobody but this tab writes it.
    return JSON.parse(sessionStorage.getItem(REMEMBERED_KEY) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

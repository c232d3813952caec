import { STORAGE_KEYS } from '@osteon/domain';
import { isBody } from '../../../../lib/gateway/envelope.ts';
import type { DraftText } from './draft-text.ts';

/** A draft of this browser with changes that the gateway may not have. */
export interface StoredCopy {
  readonly customerId: string;
  /** The page's own id of a new draft. */
  readonly clientId: string;
  /** Null until the gateway has it. */
  readonly id: string | null;
  /** The version that was edited, 0 for none, and its text. */
  readonly version: number;
  readonly base: DraftText;
  readonly text: DraftText;
  readonly at: number;
}

const KEY = STORAGE_KEYS.caseDrafts;

/** Most copies of a browser; the oldest are dropped. */
const COPIES_MAX = 20;

/**
 * Stores a copy in this browser and, as that is deleted at the end of the session, in this tab (rules/case-editor#saving).
 * Returns false where the browser has no room for it.
 */
export function storeCopy(copy: StoredCopy): boolean {
  const stores = [localStorage, sessionStorage];
  return stores.map((store) => write(store, [...others(store, copy), copy].slice(-COPIES_MAX))).includes(true);
}

/** Removes a copy whose text the gateway has. */
export function removeCopy(copy: Pick<StoredCopy, 'customerId' | 'clientId' | 'id'>): void {
  for (const store of [sessionStorage, localStorage]) write(store, others(store, copy));
}

/** The copy of a draft, null for a new one; that of this tab first. */
export function findCopy(customerId: string, id: string | null): StoredCopy | null {
  const isOfDraft = (copy: StoredCopy) => copy.customerId === customerId && copy.id === id;
  return read(sessionStorage).findLast(isOfDraft) ?? read(localStorage).findLast(isOfDraft) ?? null;
}

const others = (store: Storage, { customerId, clientId, id }: Pick<StoredCopy, 'customerId' | 'clientId' | 'id'>) =>
  read(store).filter(
    (copy) => copy.customerId !== customerId || (copy.clientId !== clientId && (id === null || copy.id !== id)),
  );

function write(store: Storage, copies: readonly StoredCopy[]): boolean {
  try {
    if (copies.length === 0) store.removeItem(KEY);
    else store.setItem(KEY, JSON.stringify(copies));
    return true;
  } catch {
    return false;
  }
}

function read(store: Storage): readonly StoredCopy[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCopy) : [];
  } catch {
    return [];
  }
}

/** Only this file writes the key; a value of an older version is dropped. */
const isCopy = (found: unknown): found is StoredCopy =>
  isBody(found) && isBody(found['text']) && isBody(found['base']) && typeof found['clientId'] === 'string';

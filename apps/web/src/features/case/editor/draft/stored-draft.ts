import { isBody } from '../../../../lib/gateway/envelope.ts';
import type { CaseFields, DraftText } from './draft-text.ts';

/** The version of a draft that the gateway has. */
export interface StoredDraft extends DraftText {
  readonly version: number;
  readonly savedAt: number;
  /** The browser that saved it; empty for unknown. */
  readonly browser: string;
}

/** The stored version out of a refusal's data (rules/case-draft#conflicts); null for a refusal of another reason. */
export function parseStoredDraft(data: unknown): StoredDraft | null {
  if (!isBody(data)) return null;
  const { version, title, fields, savedAt, browser } = data;
  if (typeof version !== 'number' || typeof title !== 'string' || typeof savedAt !== 'number' || !isBody(fields))
    return null;
  // The gateway sends what it accepted by the contract.
  return { version, title, savedAt, fields: fields as CaseFields, browser: typeof browser === 'string' ? browser : '' };
}

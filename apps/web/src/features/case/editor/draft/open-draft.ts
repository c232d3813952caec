import type { CaseDraft } from '../../../../entities/case/api/get-case-draft.ts';
import type { OpenedDraft } from './draft-saver.ts';
import { type DraftText, EMPTY_DRAFT, isSameDraft } from './draft-text.ts';
import type { StoredCopy } from './stored-copies.ts';

interface Found {
  readonly customerId: string;
  /** The page's own id of a new draft. */
  readonly clientId: string;
  /** The draft as the gateway has it; null for a new one, and without a network. */
  readonly draft: CaseDraft | null;
  /** The copy of this browser. */
  readonly copy: StoredCopy | null;
}

/**
 * The draft as the editor shows it: changes that were not saved come first; where another device has saved a later
 * version meanwhile, both are compared (rules/case-editor#conflicts).
 */
export function openDraft({ customerId, clientId, draft, copy }: Found): OpenedDraft {
  const stored = draft && withOptions({ title: draft.title, fields: draft.fields });
  const opened = {
    customerId,
    clientId: copy?.clientId ?? clientId,
    id: draft?.id ?? copy?.id ?? null,
    version: draft?.version ?? copy?.version ?? 0,
    savedAt: draft?.savedAt ?? null,
    base: stored ?? copy?.base ?? EMPTY_DRAFT,
    text: copy?.text ?? stored ?? EMPTY_DRAFT,
    stored: null,
  };
  if (!copy || !draft || !stored || draft.version <= copy.version || isSameDraft(copy.text, stored)) return opened;
  return {
    ...opened,
    version: copy.version,
    base: copy.base,
    stored: { ...stored, version: draft.version, savedAt: draft.savedAt, browser: '' },
  };
}

/** A decision has at least two fields for options. */
function withOptions(draft: DraftText): DraftText {
  const { decision } = draft.fields;
  const missing = Math.max(0, 2 - decision.options.length);
  const options = [...decision.options, ...Array<string>(missing).fill('')];
  return missing === 0 ? draft : { ...draft, fields: { ...draft.fields, decision: { ...decision, options } } };
}

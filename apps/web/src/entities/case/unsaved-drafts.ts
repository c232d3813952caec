import { STORAGE_KEYS } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { confirm } from '../../ui/confirm/confirm.ts';

/** Save what has changed in the drafts that are open. */
const saves = new Set<() => Promise<unknown>>();

/** Adds the function that saves an open draft, until the returned function is called. */
export function registerDraft(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/**
 * Before a logout, which deletes what this browser stored: saves the drafts, and asks where that failed
 * (rules/case-editor#saving). Returns false if the author wants to stay.
 */
export async function canLeaveDrafts(): Promise<boolean> {
  await Promise.all([...saves].map((save) => save()));
  if (localStorage.getItem(STORAGE_KEYS.caseDrafts) === null) return true;
  return confirm({
    title: m['caseEditor.leave.title'](),
    text: m['caseEditor.leave.text'](),
    confirmLabel: m['caseEditor.leave.confirm'](),
    cancelLabel: m['caseEditor.leave.cancel'](),
    destructive: true,
  });
}

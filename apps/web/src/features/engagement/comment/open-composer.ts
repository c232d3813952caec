import { create } from 'zustand';

/** The id of the field of first comments. */
export const COMPOSER_ID = 'write-comment';

/** The comment whose reply field is open; null for none. */
export const useReplyTarget = create<{ commentId: string | null }>(() => ({ commentId: null }));

/** Opens the reply field of a comment, or moves to that of first comments. */
export function openComposer(commentId: string | null): void {
  useReplyTarget.setState({ commentId });
  if (commentId === null) document.getElementById(COMPOSER_ID)?.focus();
}

/** Closes the reply field. */
export const closeComposer = (): void => useReplyTarget.setState({ commentId: null });

import { create } from 'zustand';

/** The id of the field of first comments. */
export const COMPOSER_ID = 'write-comment';

/** The comment that is being answered; null while none is. */
export const useAnswered = create<{ commentId: string | null }>(() => ({ commentId: null }));

/** Opens the field that answers a comment, or goes to that of first comments. */
export function openComposer(commentId: string | null): void {
  useAnswered.setState({ commentId });
  if (commentId === null) document.getElementById(COMPOSER_ID)?.focus();
}

/** Closes the field that answers a comment. */
export const closeComposer = (): void => useAnswered.setState({ commentId: null });

import { create } from 'zustand';

interface BiographyDraft {
  /** Owner of the draft: another customer of this browser never gets it. */
  readonly customerId: string;
  readonly text: string;
}

/** Draft of the biography, which outlives its dialog; null for none. */
export const useBiographyDraft = create<{ draft: BiographyDraft | null }>(() => ({ draft: null }));

/** Stores the draft while it is typed. */
export function saveBiographyDraft(draft: BiographyDraft): void {
  useBiographyDraft.setState({ draft });
}

/** Removes the draft: it was saved or given up. */
export function removeBiographyDraft(): void {
  useBiographyDraft.setState({ draft: null });
}

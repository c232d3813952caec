import { create } from 'zustand';

interface BiographyDraft {
  /** Whose it is: another customer of this browser never sees it. */
  readonly customerId: string;
  readonly text: string;
}

/** What was typed and not saved, which outlives its dialog; null where there is nothing. */
export const useBiographyDraft = create<{ draft: BiographyDraft | null }>(() => ({ draft: null }));

/** Keeps what is being typed. */
export function keepBiographyDraft(draft: BiographyDraft): void {
  useBiographyDraft.setState({ draft });
}

/** Forgets it: it was saved or given up. */
export function dropBiographyDraft(): void {
  useBiographyDraft.setState({ draft: null });
}

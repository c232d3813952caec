import type { Locale } from '@osteon/domain';
import { create } from 'zustand';

/** The input of a doctor from abroad. */
export interface CertificationDraft {
  readonly name: string;
  /** Ids of specialties. */
  readonly specialties: readonly string[];
  readonly hospital: string;
  /** The file and its address in this page. */
  readonly photo: { readonly file: File; readonly url: string } | null;
  /** True if a photo may be chosen (rules/certification-pictures#consent). */
  readonly consented: boolean;
  /** Language of the form; English unless it was switched. */
  readonly locale: Locale;
}

interface DraftStore {
  /** The customer who filled it in; another's is never displayed. */
  readonly customerId: string;
  readonly draft: CertificationDraft | null;
}

/** Stored while the page is open, so that a dialog that is closed and opened again has lost nothing. */
const useDraft = create<DraftStore>(() => ({ customerId: '', draft: null }));

/** The draft of a customer, `initial` before the first change, and the function that changes it. */
export function useCertificationDraft(
  customerId: string,
  initial: Pick<CertificationDraft, 'name' | 'specialties' | 'hospital'>,
): readonly [CertificationDraft, (change: Partial<CertificationDraft>) => void] {
  const own = useDraft((state) => (state.customerId === customerId ? state.draft : null));
  const draft = own ?? { photo: null, consented: false, locale: 'en', ...initial };
  const change = (changed: Partial<CertificationDraft>) => {
    if (changed.photo !== undefined) revokePhoto(draft);
    useDraft.setState({ customerId, draft: { ...draft, ...changed } });
  };
  return [draft, change];
}

/** Clears the draft, once it is submitted. */
export function clearCertificationDraft(): void {
  revokePhoto(useDraft.getState().draft);
  useDraft.setState({ customerId: '', draft: null });
}

function revokePhoto(draft: CertificationDraft | null): void {
  if (draft?.photo) URL.revokeObjectURL(draft.photo.url);
}

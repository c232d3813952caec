import type { CertificationDraft } from '../certification-draft.ts';

/** Props that the two steps of the form share. */
export interface FormStepProps {
  draft: CertificationDraft;
  setDraft: (change: Partial<CertificationDraft>) => void;
  level: 1 | 2;
  onBack: () => void;
  onClose: () => void;
}

import type { CertifyStep } from '@osteon/domain';

/** The state of the phone: the scanned code, and the step in the URL. */
export interface StepProps {
  /** The value of the scanned code; undefined without one. */
  tempState: string | undefined;
  step: CertifyStep | undefined;
  onStep: (step: CertifyStep, options?: { readonly replace: boolean }) => void;
}

import type { CertifyStep } from '@osteon/domain';

/** Where the phone is: the scanned code, and the step that the address names. */
export interface StepProps {
  /** The value of the scanned code; undefined without one. */
  tempState: string | undefined;
  step: CertifyStep | undefined;
  onStep: (step: CertifyStep, options?: { readonly replace: boolean }) => void;
}

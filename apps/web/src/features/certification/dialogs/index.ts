import type { CertificationRequest } from '../../../entities/certification/open-certification.ts';
import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Certifies a doctor, or leads a company to its page (rules/certification-pages#dialog). */
    certification: CertificationRequest;
  }
}

export const certificationDialogs = {
  certification: () => import('./certification-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

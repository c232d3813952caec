import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Requests the consent to a new version of the agreements (rules/agreement#asking-again). */
    consent: { customerId: string };
  }
}

export const agreementDialogs = {
  consent: () => import('./consent-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

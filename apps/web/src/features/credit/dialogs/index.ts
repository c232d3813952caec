import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The certificate of a completed course. */
    certificate: { readonly courseId: string };
    /** Evidence of a line of credit. */
    creditEvidence: { readonly line: CreditLine };
    /** Requests a transcript of a year; opens with these days selected, as yyyy-mm-dd. */
    exportTranscript: { readonly year: number; readonly from?: string; readonly to?: string };
  }
}

export const creditDialogs = {
  certificate: () => import('./certificate-dialog.tsx'),
  creditEvidence: () => import('./credit-evidence-dialog.tsx'),
  exportTranscript: () => import('./export-transcript-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

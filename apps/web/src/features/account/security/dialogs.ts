import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Takes a new password, with a fresh proof of identity (spec-decision 11h). */
    changePassword: { bandToken: string; hasPassword: boolean };
    /** Takes an e-mail and the code that went to it, with a fresh proof of identity. */
    bindEmail: { bandToken: string };
    /** Says what a cancellation does before it is asked for (spec-decision 8). */
    cancelAccount: object;
    /** Says that the account is being cancelled; the customer is logged out. */
    accountCancelled: { days: number };
  }
}

export const securityDialogs = {
  changePassword: () => import('./change-password-dialog.tsx'),
  bindEmail: () => import('./bind-email-dialog.tsx'),
  cancelAccount: () => import('../cancellation/cancel-account-dialog.tsx'),
  accountCancelled: () => import('../cancellation/account-cancelled-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

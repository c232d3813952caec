import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Sets or changes the password, with a step-up token (rules/account#account-without-a-password). */
    changePassword: { bandToken: string; hasPassword: boolean };
    /** Binds an e-mail by a code, with a step-up token. */
    bindEmail: { bandToken: string };
    /** Explains the consequences before a cancellation (rules/cancellation#request). */
    cancelAccount: object;
    /** The account is being cancelled; the customer is logged out. */
    accountCancelled: { days: number };
  }
}

export const securityDialogs = {
  changePassword: () => import('./change-password-dialog.tsx'),
  bindEmail: () => import('./bind-email-dialog.tsx'),
  cancelAccount: () => import('../cancellation/cancel-account-dialog.tsx'),
  accountCancelled: () => import('../cancellation/account-cancelled-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

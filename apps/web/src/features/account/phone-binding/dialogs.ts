import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The prompt to confirm that the bound phone is still in use; the time in ms, null if never confirmed. */
    accountSecurity: { mobile: string; confirmedAt: number | null };
    /** The form of the new number, with a step-up token (rules/phone-binding#flow). */
    changePhone: { bandToken: string };
    /** Confirms that the number has changed (rules/phone-binding#flow). */
    phoneChanged: { mobile: string };
  }
}

export const phoneBindingDialogs = {
  accountSecurity: () => import('./account-security-dialog.tsx'),
  changePhone: () => import('./change-phone-dialog.tsx'),
  phoneChanged: () => import('./phone-changed-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

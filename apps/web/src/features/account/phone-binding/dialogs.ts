import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Asks whether the bound phone is still in use; the time in ms, null where it was never confirmed (seed 000 §4). */
    accountSecurity: { mobile: string; confirmedAt: number | null };
    /** Takes the new number, with a fresh proof of identity (seed 000 §4). */
    changePhone: { bandToken: string };
    /** Tells that the number is changed (seed 001 §2). */
    phoneChanged: { mobile: string };
  }
}

export const phoneBindingDialogs = {
  accountSecurity: () => import('./account-security-dialog.tsx'),
  changePhone: () => import('./change-phone-dialog.tsx'),
  phoneChanged: () => import('./phone-changed-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The account is locked until its owner is verified (rules/lock#first-lock). */
    firstLock: object;
    /** The account is locked permanently (rules/lock#permanent-lock). */
    permanentLock: object;
    /** Verifies the owner of a locked account (rules/lock#first-lock). */
    verifyLocked: object;
    /** Explains why accounts are locked (rules/lock#security-tip). */
    securityTip: object;
    /** The operator's contact address (rules/lock#contact). */
    contactService: object;
  }
}

export const lockDialogs = {
  firstLock: () => import('./first-lock-dialog.tsx'),
  permanentLock: () => import('./permanent-lock-dialog.tsx'),
  verifyLocked: () => import('./verify-locked-dialog.tsx'),
  securityTip: () => import('./security-tip-dialog.tsx'),
  contactService: () => import('./contact-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

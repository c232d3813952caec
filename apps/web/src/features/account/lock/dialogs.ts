import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The account is locked until its owner is verified (seed 000 §4). */
    firstLock: object;
    /** The account is locked for good (seed 000 §4). */
    permanentLock: object;
    /** Verifies the owner of a locked account (seed 000 §2). */
    verifyLocked: object;
    /** Why accounts are locked (seed 000 §2, Account security tip). */
    securityTip: object;
    /** How to reach the operator (seed 000 §2). */
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

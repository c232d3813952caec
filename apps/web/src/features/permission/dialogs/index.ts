import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The customer's role may not do this (seed 000 §2, No-permission warning). */
    noPermission: object;
  }
}

export const permissionDialogs = {
  noPermission: () => import('./no-permission-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The customer's role is not allowed to do this (rules/permission#outcomes). */
    noPermission: object;
  }
}

export const permissionDialogs = {
  noPermission: () => import('./no-permission-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Changes what a customer says of themselves. */
    editProfile: object;
  }
}

export const personalDialogs = {
  editProfile: () => import('./edit-profile-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Edits the customer's profile. */
    editProfile: object;
  }
}

export const personalDialogs = {
  editProfile: () => import('./edit-profile-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

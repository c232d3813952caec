import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Edits the customer's profile. */
    editProfile: object;
    /** Chooses and crops the customer's portrait. */
    editPortrait: object;
    /** Edits the customer's biography. */
    editBiography: object;
  }
}

export const personalDialogs = {
  editProfile: () => import('./edit-profile-dialog.tsx'),
  editPortrait: () => import('./edit-portrait-dialog.tsx'),
  editBiography: () => import('./edit-biography-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

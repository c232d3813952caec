import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Reminder settings, where the window has no room for them beside the list. */
    reminders: object;
  }
}

export const messageDialogs = {
  reminders: () => import('./reminders-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Of which kinds of messages the header reminds, where the window has no room for it beside the list. */
    reminders: object;
  }
}

export const messageDialogs = {
  reminders: () => import('./reminders-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

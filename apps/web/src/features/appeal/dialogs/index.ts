import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Appeals against a permanent lock, and shows the state of an appeal (rules/appeal#states). */
    appeal: object;
  }
}

export const appealDialogs = {
  appeal: () => import('./appeal-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

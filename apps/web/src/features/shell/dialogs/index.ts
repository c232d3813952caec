import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The slide-over sidebar (rules/shell#sidebar); composed in app/frame. */
    sidebar: object;
    /** Instructions to apply for an invoice. */
    invoice: object;
  }
}

export const shellDialogs = {
  invoice: () => import('./invoice-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

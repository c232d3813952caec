import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The slide-over sidebar (rules/shell#sidebar); composed in app/frame. */
    sidebar: object;
    /** Instructions to apply for an invoice. */
    invoice: object;
    /** Actions that were done without a network and that the gateway has refused (rules/offline#offline-queue). */
    refusedActions: {
      readonly list: readonly {
        /** The time of the action, in ms. */
        readonly at: number;
        readonly name: string;
        /** The title of the page on which it was done. */
        readonly title: string;
        /** The text of a comment; empty for others. */
        readonly text: string;
        readonly reason: string;
      }[];
    };
  }
}

export const shellDialogs = {
  invoice: () => import('./invoice-dialog.tsx'),
  refusedActions: () => import('./refused-actions-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

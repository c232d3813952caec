import type { DialogLoaders } from '../../../lib/dialogs.ts';

/** What is handed over to the phone app. */
export interface LeadToApp {
  readonly about: 'content' | 'messages' | 'publish';
}

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The slide-over sidebar (seed 000 §2). */
    sidebar: object;
    /** The search page of phones (seed 000 §2: at 499 px or less). */
    search: object;
    /** What only the app does; messages have a page here too (seed 000 §2). */
    leadToApp: LeadToApp;
    /** How to apply for an invoice (seed 000 §2). */
    invoice: object;
  }
}

export const shellDialogs = {
  sidebar: () => import('./slide-over.tsx'),
  search: () => import('./search-page.tsx'),
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
  invoice: () => import('./invoice-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

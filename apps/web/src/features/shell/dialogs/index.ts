import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The slide-over sidebar (seed 000 §2). */
    sidebar: object;
    /** The search page of phones (seed 000 §2: at 499 px or less). */
    search: object;
    /** What only the app shows; messages have a page here too (seed 000 §2). */
    leadToApp: { about: 'content' | 'messages' };
  }
}

export const shellDialogs = {
  sidebar: () => import('./slide-over.tsx'),
  search: () => import('./search-page.tsx'),
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

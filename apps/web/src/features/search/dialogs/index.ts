import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The search page of phones (rules/search#phones). */
    search: object;
  }
}

export const searchDialogs = {
  search: () => import('./search-page.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The languages of titles, subtitles and sound (rules/language#dialog). */
    language: object;
  }
}

export const languageDialogs = {
  language: () => import('./language-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** The login modal (seed 000 §2). */
    login: object;
  }
}

export const accountDialogs = {
  login: () => import('./login-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

import type { DialogLoaders } from '../../../lib/dialogs.ts';

/** What is continued in the phone app. */
export interface LeadToApp {
  readonly about: 'content' | 'messages' | 'publish';
}

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** What only the phone app offers; messages have a page here too (rules/shell#lead-to-app). */
    leadToApp: LeadToApp;
  }
}

export const engagementDialogs = {
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

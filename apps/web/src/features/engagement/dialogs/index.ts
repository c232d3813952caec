import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { LeadToApp } from './lead-to-app.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** What only the phone app offers; messages have a page here too (rules/shell#lead-to-app). */
    leadToApp: LeadToApp;
  }
}

export const engagementDialogs = {
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

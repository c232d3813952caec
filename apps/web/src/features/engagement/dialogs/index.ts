import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { LeadToApp } from './lead-to-app.ts';
import type { ReportedComment } from './reported-comment.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** What only the phone app offers; messages have a page here too (rules/shell#lead-to-app). */
    leadToApp: LeadToApp;
    /** Reports a comment of somebody else (rules/comment#reports). */
    reportComment: ReportedComment;
  }
}

export const engagementDialogs = {
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
  reportComment: () => import('./report-comment-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

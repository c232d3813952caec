import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { CollectTarget } from '../collection/set-collected.ts';
import type { ScoreTarget } from '../score/set-score.ts';
import type { ReportedText } from './report-comment-dialog.tsx';
import type { ReportedContent } from './report-content-action.tsx';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Leads to features of the phone app; messages have a page here too (rules/dialog#lead-to-app). */
    leadToApp: { readonly about: 'content' | 'messages' | 'publish' };
    /** Reports a text of somebody else, by the name of its author (rules/moderation#reports). */
    reportComment: ReportedText;
    /** Reports an error in a resource (rules/content-report#content-reports). */
    reportContent: ReportedContent;
    /** Chooses the customer's score of a resource (rules/engagement#scores). */
    score: ScoreTarget;
    /** Chooses the folders of a resource (rules/favourite#favourites). */
    collectInto: CollectTarget;
    /** Makes a folder, or renames or deletes the one of this id (rules/favourite#folders). */
    editFolder: { readonly folder: { readonly id: string; readonly name: string } | null };
    /** The folder that favourites move into, out of one or out of all others (rules/favourite#several-at-once). */
    moveCollected: { readonly resourceIds: readonly string[]; readonly fromFolderId: string | null };
  }
}

export const engagementDialogs = {
  leadToApp: () => import('./lead-to-app-dialog.tsx'),
  reportComment: () => import('./report-comment-dialog.tsx'),
  reportContent: () => import('./report-content-dialog.tsx'),
  score: () => import('./score-dialog.tsx'),
  collectInto: () => import('./collect-into-dialog.tsx'),
  editFolder: () => import('./edit-folder-dialog.tsx'),
  moveCollected: () => import('./move-collected-dialog.tsx'),
} satisfies Partial<DialogLoaders>;

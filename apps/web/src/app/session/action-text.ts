import type { QueuedAction, QueuedActions } from '../../lib/offline-queue/queued-action.ts';
import { m } from '../../texts/index.ts';

/** Texts of their own: those of the controls are in files of other pages, which they would split. */
const names: { readonly [Name in keyof QueuedActions]: () => string } = {
  like: m['shell.action.like'],
  collect: m['shell.action.collect'],
  follow: m['shell.action.follow'],
  likeComment: m['shell.action.likeComment'],
  bookLive: m['shell.action.bookLive'],
  saveScore: m['shell.action.score'],
  comment: m['shell.action.comment'],
  reportContent: m['shell.action.reportContent'],
  reportComment: m['shell.action.reportComment'],
};

/** The name of an action in words. */
export const getActionText = ({ name }: QueuedAction): string => names[name]();

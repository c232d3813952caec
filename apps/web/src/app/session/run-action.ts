import { useFollowingExpansion } from '../../entities/engagement/following-expansion.ts';
import { startAttempt } from '../../entities/session/action-attempt.ts';
import { openDialog } from '../../lib/dialogs.ts';
import type { GatedAction, GatedActions } from '../../lib/gated-action.ts';
import type { QueuedActions } from '../../lib/offline-queue/queued-action.ts';
import { isQueueable } from './keep-unloaded.ts';
import { sendAction } from './send-action.ts';

/** The function of each gated action that opens something; the others are sent. */
const runs: {
  readonly [Name in Exclude<keyof GatedActions, keyof QueuedActions>]: (
    data: GatedActions[Name],
  ) => void | Promise<void>;
} = {
  publish: async () => (await import('./publish.ts')).startPublishing(),
  collectInto: (data) => openDialog('collectInto', data),
  score: (data) => openDialog('score', data),
  writeComment: async ({ commentId }) =>
    (await import('../../features/engagement/comment/open-composer.ts')).openComposer(commentId),
  downloadAttachment: async (data) =>
    (await import('../../features/course/page/download-attachment.ts')).downloadAttachment(data),
  showFollowing,
  showMessages: () => openDialog('leadToApp', { about: 'messages' }),
};

/** Does an action that a scene gates. */
export async function runAction(action: GatedAction): Promise<void> {
  if (isQueueable(action)) await sendAction(action, startAttempt(action));
  else await open(action);
}

async function open<Name extends keyof typeof runs>({ name, data }: GatedAction<Name>): Promise<void> {
  await runs[name](data);
}

/** Shows the whole following list: in the sidebar where it has labels, else in the slide-over. */
function showFollowing(): void {
  useFollowingExpansion.setState({ expanded: true });
  if (document.querySelector('[data-sidebar="full"]') === null) openDialog('sidebar');
}

import type { QueryClient } from '@tanstack/react-query';
import { addToListComments, refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createComment } from '../api/create-comment.ts';
import { dropPending, keepPending, type PendingComment } from './comment-drafts.ts';

/** Sends a comment, which the page shows at once; where that fails it stays, with a retry (rules/comment#drafts). */
export async function sendComment(queries: QueryClient, comment: PendingComment): Promise<void> {
  keepPending({ ...comment, state: 'sending' });
  try {
    const stored = await createComment(comment.payload);
    const { resourceType, resourceId } = comment.payload;
    dropPending(comment);
    addToListComments(queries, { resourceType, resourceId }, stored);
    if (stored.state === 'held') toast.error(m['comment.held.title']());
    else toast.success(m['content.comment.done']());
  } catch (error) {
    keepPending({ ...comment, state: 'failed' });
    // The list says why the customer cannot write, and until when.
    const isMuted = error instanceof GatewayError && error.code === codes.commentMuted;
    if (isMuted) void refetchListComments(queries);
    if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
  }
}

import type { QueryClient } from '@tanstack/react-query';
import {
  addToListComments,
  type CommentItem,
  refetchListComments,
} from '../../../entities/engagement/api/list-comments.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createComment } from '../api/create-comment.ts';
import { createQuote } from '../api/create-quote.ts';
import type { QuoteDraft } from '../quote/quoting.tsx';
import { type PendingComment, removePending, savePending } from './comment-drafts.ts';

/** Sends a comment, which the page shows at once; where that fails it stays, with a retry (rules/comment#drafts). */
export async function sendComment(queries: QueryClient, comment: PendingComment): Promise<void> {
  savePending({ ...comment, state: 'sending' });
  try {
    const { resourceType, resourceId } = comment.payload;
    const quoted = comment.quote && (await quote({ resourceType, resourceId }, comment.quote));
    const stored = await createComment({ ...comment.payload, ...quoted });
    removePending(comment);
    addToListComments(queries, { resourceType, resourceId }, stored);
    if (stored.state === 'held') toast.error(m['comment.held.title']());
    else toast.success(m['content.comment.done']());
  } catch (error) {
    savePending({ ...comment, state: 'failed' });
    // The list contains the mute, with reason and end.
    const isMuted = error instanceof GatewayError && error.code === codes.commentMuted;
    if (isMuted) void refetchListComments(queries);
    if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
  }
}

/** Stores the quote of a comment; a retry finds it. */
async function quote(item: CommentItem, { place, text }: QuoteDraft): Promise<{ quoteId: string }> {
  const { quoteId } = await createQuote({ ...item, place, text });
  return { quoteId };
}

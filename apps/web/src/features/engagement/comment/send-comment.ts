import type { Comment } from '@osteon/contract';
import { STORAGE_KEYS } from '@osteon/domain';
import type { QueryClient } from '@tanstack/react-query';
import { addToListComments, refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { type ActionAttempt, startAttempt } from '../../../entities/session/action-attempt.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';
import { queryClient } from '../../../lib/gateway/query-client.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { isQueued } from '../../../lib/offline-queue/offline-queue.ts';
import { isExpired } from '../../../lib/offline-queue/queue-rules.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createComment } from '../api/create-comment.ts';
import { createQuote } from '../api/create-quote.ts';
import { runMutation } from '../change-optimistically.ts';
import {
  type PendingComment,
  type QueuedComment,
  removePending,
  savePending,
  toAction,
  useCommentDrafts,
} from './comment-drafts.ts';

/**
 * Sends a comment, which the page shows at once. Where that fails it stays: without an answer until it is sent later,
 * else with a retry (rules/comment#drafts).
 */
export async function sendComment(
  queries: QueryClient,
  comment: QueuedComment,
  { options, onFailure, onHeld = showHeld }: ActionAttempt = startAttempt({ name: 'comment', data: comment }),
): Promise<void> {
  await runMutation(queries, comment, {
    mutationFn: (sent) => createWithQuote(sent, options),
    onMutate: () => savePending({ ...comment, state: 'sending' }),
    onSuccess: (stored) => {
      removePending(comment);
      addToListComments(queries, comment.payload, stored);
      if (stored.state === 'held') onHeld();
      else toast.success(m['content.comment.done']());
    },
    onError: (error) => {
      savePending({ ...comment, state: onFailure(error) ? 'queued' : 'failed' });
      // The list contains the mute, with reason and end.
      const isMuted = error instanceof GatewayError && error.code === codes.commentMuted;
      if (isMuted) void refetchListComments(queries);
    },
  });
}

const showHeld = (): void => toast.error(m['comment.held.title']());

/** A retry finds the quote and the comment of an earlier attempt. */
async function createWithQuote({ payload, quote }: QueuedComment, options: SendOptions): Promise<Comment> {
  if (!quote) return createComment(payload, options);
  const { resourceType, resourceId } = payload;
  const { quoteId } = await createQuote({ resourceType, resourceId, place: quote.place, text: quote.text }, options);
  return createComment({ ...payload, quoteId }, options);
}

/**
 * Another tab has sent comments of this one, or they were refused: a retry finds out. After a day it is the customer's
 * to decide.
 */
function confirmSentElsewhere({ key, newValue }: StorageEvent): void {
  // A deleted queue is that of a session that has ended.
  if (key !== STORAGE_KEYS.offlineQueue || newValue === null) return;
  const now = Date.now();
  for (const comment of useCommentDrafts.getState().pending.filter(isGone)) {
    if (isExpired(comment.sentAt, now)) savePending({ ...comment, state: 'failed' });
    else void sendComment(queryClient, toAction(comment).data);
  }
}

const isGone = (comment: PendingComment): boolean =>
  comment.state === 'queued' && comment.customerId === storedCustomerId() && !isQueued(toAction(comment));

window.addEventListener('storage', confirmSentElsewhere);

import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import {
  addToListComments,
  type CommentItem,
  refetchListComments,
} from '../../../entities/engagement/api/list-comments.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createComment } from '../api/create-comment.ts';
import { createQuote } from '../api/create-quote.ts';
import type { MentionDraft } from '../mention/mention-draft.ts';
import type { QuoteDraft } from '../quote/quoting.tsx';

/** A comment that was sent and is not yet confirmed. */
export interface PendingComment {
  readonly customerId: string;
  readonly payload: RequestOf<'createComment'>;
  /** People whom its text mentions. */
  readonly mentions: readonly MentionDraft[];
  /** Its quote, which is stored before it; null for none. */
  readonly quote: QuoteDraft | null;
  /** The thread of a reply; null for a first comment. */
  readonly rootId: string | null;
  readonly sentAt: number;
  readonly state: 'sending' | 'failed';
}

interface CommentDrafts {
  /** Typed text that was not sent, by customer and thread. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Quote of each draft. */
  readonly quotes: Readonly<Record<string, QuoteDraft>>;
  /** People whom each draft can mention by name. */
  readonly mentions: Readonly<Record<string, readonly MentionDraft[]>>;
  readonly pending: readonly PendingComment[];
}

/**
 * Key in the session storage of the tab: it outlives a reload and the end of the session, and no other user of the
 * machine can read it.
 */
const KEY = 'commentDrafts';

const nothing: CommentDrafts = { drafts: {}, quotes: {}, mentions: {}, pending: [] };

/** Drafts and pending comments of the customer, which the gateway has not confirmed (rules/comment#drafts). */
export const useCommentDrafts = create<CommentDrafts>(() => readStored());

/** Key of a draft by customer, item and parent comment. */
export const getDraftKey = (customerId: string, item: CommentItem, parentId?: string): string =>
  [customerId, item.resourceType, item.resourceId, parentId ?? ''].join(' ');

/** Stores the text of a draft; an empty one is removed. */
export function saveDraft(key: string, text: string): void {
  change(({ drafts: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    drafts: text === '' ? others : { ...others, [key]: text },
  }));
}

/** Stores the quote of a draft; null for none. */
export function saveDraftQuote(key: string, quote: QuoteDraft | null): void {
  change(({ quotes: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    quotes: quote === null ? others : { ...others, [key]: quote },
  }));
}

/** Stores a mention of a draft; of two of one name the later. */
export function saveDraftMention(key: string, person: MentionDraft): void {
  change(({ mentions, ...state }) => {
    const others = (mentions[key] ?? []).filter(({ name }) => name !== person.name);
    return { ...state, mentions: { ...mentions, [key]: [...others, person] } };
  });
}

/** Removes a draft. */
export function removeDraft(key: string): void {
  change(
    ({
      drafts: { [key]: _text, ...drafts },
      quotes: { [key]: _quote, ...quotes },
      mentions: { [key]: _people, ...mentions },
      pending,
    }) => ({
      drafts,
      quotes,
      mentions,
      pending,
    }),
  );
}

/** Sends a comment, which the page shows at once; where that fails it stays, with a retry (rules/comment#drafts). */
export function useSendComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ payload, quote }: PendingComment) => {
      if (!quote) return createComment(payload);
      const { resourceType, resourceId } = payload;
      // A retry finds the quote of an earlier attempt.
      const { quoteId } = await createQuote({ resourceType, resourceId, place: quote.place, text: quote.text });
      return createComment({ ...payload, quoteId });
    },
    onMutate: (comment) => savePending({ ...comment, state: 'sending' }),
    onSuccess: (stored, comment) => {
      removePending(comment);
      addToListComments(queries, comment.payload, stored);
      if (stored.state === 'held') toast.error(m['comment.held.title']());
      else toast.success(m['content.comment.done']());
    },
    onError: (error, comment) => {
      savePending({ ...comment, state: 'failed' });
      // The list contains the mute, with reason and end.
      const isMuted = error instanceof GatewayError && error.code === codes.commentMuted;
      if (isMuted) void refetchListComments(queries);
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    },
  }).mutate;
}

/** Adds a comment, or replaces the same one: it is the same where its `clientId` is. */
function savePending(comment: PendingComment): void {
  const isAnother = ({ payload }: PendingComment) => payload.clientId !== comment.payload.clientId;
  change(({ pending, ...state }) => ({ ...state, pending: [...pending.filter(isAnother), comment] }));
}

/** Removes a pending comment: it is stored, or was given up. */
export function removePending({ payload: { clientId } }: PendingComment): void {
  change(({ pending, ...state }) => ({
    ...state,
    pending: pending.filter(({ payload }) => payload.clientId !== clientId),
  }));
}

function change(next: (state: CommentDrafts) => CommentDrafts): void {
  const state = next(useCommentDrafts.getState());
  useCommentDrafts.setState(state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage it is lost with a reload.
  }
}

function readStored(): CommentDrafts {
  try {
    // Nobody but this tab writes it.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CommentDrafts | null;
    if (!stored) return nothing;
    // A comment that was in flight when the page closed may be stored or not; a retry finds out and never duplicates
    // it.
    return { ...nothing, ...stored, pending: stored.pending.map((each) => ({ ...each, state: 'failed' as const })) };
  } catch {
    return nothing;
  }
}

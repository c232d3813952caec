import type { RequestOf } from '@osteon/contract';
import { create } from 'zustand';
import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import type { MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';
import { isQueued, removeAction } from '../../../lib/offline-queue/offline-queue.ts';
import type { QueuedAction } from '../../../lib/offline-queue/queued-action.ts';
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
  /** A queued one is sent once the gateway can be reached (rules/offline#offline-queue). */
  readonly state: 'sending' | 'failed' | 'queued';
}

/** A comment of the offline queue. */
export type QueuedComment = Omit<PendingComment, 'state'>;

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

/** Adds a pending comment, or replaces the same one: it is the same where its `clientId` is. */
export function savePending(comment: PendingComment): void {
  const isAnother = ({ payload }: PendingComment) => payload.clientId !== comment.payload.clientId;
  change(({ pending, ...state }) => ({ ...state, pending: [...pending.filter(isAnother), comment] }));
}

/** The action of the offline queue that sends a comment. */
export const toAction = ({ state: _state, ...data }: PendingComment): QueuedAction<'comment'> => ({
  name: 'comment',
  data,
});

/** Gives a pending comment up, which is then not sent later either. */
export function discardPending(comment: PendingComment): void {
  removeAction(toAction(comment));
  removePending(comment);
}

/** Removes a pending comment: it is stored, or was given up. */
export function removePending({ payload: { clientId } }: QueuedComment): void {
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
    // A comment that was in flight when the page closed, or that another tab has sent, may be stored or not; a retry
    // finds out and never duplicates it.
    const pending = stored.pending.map(
      (each) => ({ ...each, state: isQueued(toAction(each)) ? 'queued' : 'failed' }) as const,
    );
    return { ...nothing, ...stored, pending };
  } catch {
    return nothing;
  }
}

import type { RequestOf } from '@osteon/contract';
import { create } from 'zustand';
import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import type { MentionDraft } from '../mention/mention-draft.ts';
import type { QuoteDraft } from '../quote/quoting.ts';

/** A comment that was sent and is not yet known to be stored. */
export interface PendingComment {
  readonly customerId: string;
  readonly payload: RequestOf<'createComment'>;
  /** Whom its text mentions. */
  readonly mentions: readonly MentionDraft[];
  /** What it quotes, which is stored before it; null for nothing. */
  readonly quote: QuoteDraft | null;
  /** The thread of a reply; null for a first comment. */
  readonly rootId: string | null;
  readonly sentAt: number;
  readonly state: 'sending' | 'failed';
}

interface CommentDrafts {
  /** What was typed and not sent, by customer and place. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What each quotes, likewise. */
  readonly quotes: Readonly<Record<string, QuoteDraft>>;
  /** Whom each can mention by name, likewise. */
  readonly mentions: Readonly<Record<string, readonly MentionDraft[]>>;
  readonly pending: readonly PendingComment[];
}

/** Of the tab: it outlives a reload and the end of the session, and nobody else at the machine reads it. */
const KEY = 'commentDrafts';

const nothing: CommentDrafts = { drafts: {}, quotes: {}, mentions: {}, pending: [] };

/** What its author has typed or sent, and the gateway does not have for sure (rules/comment#drafts). */
export const useCommentDrafts = create<CommentDrafts>(() => readStored());

/** Where a draft belongs: an own place for each customer, item and answered comment. */
export const getDraftKey = (customerId: string, item: CommentItem, parentId?: string): string =>
  [customerId, item.resourceType, item.resourceId, parentId ?? ''].join(' ');

/** Keeps what is being typed; nothing is kept of an empty one. */
export function keepDraft(key: string, text: string): void {
  change(({ drafts: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    drafts: text === '' ? others : { ...others, [key]: text },
  }));
}

/** Keeps what the comment that is being written quotes; null for nothing. */
export function keepQuote(key: string, quote: QuoteDraft | null): void {
  change(({ quotes: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    quotes: quote === null ? others : { ...others, [key]: quote },
  }));
}

/** Notes whom the comment that is being written mentions; of two of one name the later. */
export function keepMention(key: string, person: MentionDraft): void {
  change(({ mentions, ...state }) => {
    const others = (mentions[key] ?? []).filter(({ name }) => name !== person.name);
    return { ...state, mentions: { ...mentions, [key]: [...others, person] } };
  });
}

/** Forgets what was being written. */
export function dropDraft(key: string): void {
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

/** Adds a comment, or replaces the same one: it is the same where its `clientId` is. */
export function keepPending(comment: PendingComment): void {
  const isAnother = ({ payload }: PendingComment) => payload.clientId !== comment.payload.clientId;
  change(({ pending, ...state }) => ({ ...state, pending: [...pending.filter(isAnother), comment] }));
}

/** Forgets a comment: it is stored, or was given up. */
export function dropPending({ payload: { clientId } }: PendingComment): void {
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
    // What was under way when the page went may be stored or not; a retry finds out and never doubles it.
    return { ...nothing, ...stored, pending: stored.pending.map((each) => ({ ...each, state: 'failed' as const })) };
  } catch {
    return nothing;
  }
}

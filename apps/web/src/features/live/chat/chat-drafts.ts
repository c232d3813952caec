import type { LiveMessage, RequestOf } from '@osteon/contract';
import { create } from 'zustand';

/** What a message answers. */
export type ChatQuote = NonNullable<LiveMessage['quote']>;

/** A message that was sent and is not yet known to be stored. */
export interface PendingMessage {
  /** Whose and where: the key of its draft. */
  readonly key: string;
  readonly payload: RequestOf<'sendLiveMessage'>;
  readonly quote: ChatQuote | null;
  readonly sentAt: number;
  readonly state: 'sending' | 'failed';
}

interface ChatDrafts {
  /** What was typed and not sent, by customer and event. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What each answers, likewise. */
  readonly quotes: Readonly<Record<string, ChatQuote>>;
  readonly pending: readonly PendingMessage[];
}

/** Of the tab: it outlives a reload, and nobody else at the machine reads it. */
const KEY = 'chatDrafts';

const nothing: ChatDrafts = { drafts: {}, quotes: {}, pending: [] };

/** What somebody has typed or sent, and the gateway does not have for sure (rules/live#composer). */
export const useChatDrafts = create<ChatDrafts>(() => readStored());

/** Where a draft belongs: an own place for each customer and event. */
export const getChatKey = (customerId: string, activityId: string): string => `${customerId} ${activityId}`;

/** Keeps what is being typed; nothing is kept of an empty one. */
export function keepChatDraft(key: string, text: string): void {
  change(({ drafts: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    drafts: text === '' ? others : { ...others, [key]: text },
  }));
}

/** Keeps what the message that is being written answers; null for nothing. */
export function keepChatQuote(key: string, quote: ChatQuote | null): void {
  change(({ quotes: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    quotes: quote === null ? others : { ...others, [key]: quote },
  }));
}

/** Adds a message, or replaces the same one: it is the same where its `hash` is. */
export function keepPendingMessage(message: PendingMessage): void {
  change(({ pending, ...state }) => ({
    ...state,
    pending: [...pending.filter(({ payload }) => payload.hash !== message.payload.hash), message],
  }));
}

/** Forgets a message: it is stored, or was given up. */
export function dropPendingMessage(hash: string): void {
  change(({ pending, ...state }) => ({ ...state, pending: pending.filter(({ payload }) => payload.hash !== hash) }));
}

function change(next: (state: ChatDrafts) => ChatDrafts): void {
  const state = next(useChatDrafts.getState());
  useChatDrafts.setState(state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage it is lost with a reload.
  }
}

function readStored(): ChatDrafts {
  try {
    // Nobody but this tab writes it.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ChatDrafts | null;
    if (!stored) return nothing;
    // What was under way when the page went may be stored or not; a retry finds out and never doubles it.
    return { ...nothing, ...stored, pending: stored.pending.map((each) => ({ ...each, state: 'failed' as const })) };
  } catch {
    return nothing;
  }
}

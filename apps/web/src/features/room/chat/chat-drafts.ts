import type { LiveMessage, RequestOf } from '@osteon/contract';
import { create } from 'zustand';
import type { MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';

/** The message that is quoted in a reply. */
export type ChatQuote = NonNullable<LiveMessage['quote']>;

/** A message that was sent and is not yet confirmed. */
export interface PendingMessage {
  /** The key of its draft: customer and event. */
  readonly key: string;
  readonly payload: RequestOf<'sendLiveMessage'>;
  readonly quote: ChatQuote | null;
  /** The people whom its text mentions. */
  readonly people: readonly MentionDraft[];
  readonly sentAt: number;
  readonly state: 'sending' | 'failed' | 'held';
}

/**
 * Why the page remembers the hash of an own message: it was `sent` from this tab, was `held` for an assistant, or was
 * refused and then `removed` by its sender.
 */
type HashKind = 'sent' | 'held' | 'removed';

/** Hashes by draft key, the latest last. */
type Hashes = Readonly<Record<string, readonly string[]>>;

/** The number of hashes that are remembered of a kind and draft. */
const HASHES_MAX = 50;

interface ChatDrafts {
  /** Unsent texts by draft key. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Quoted messages by draft key. */
  readonly quotes: Readonly<Record<string, ChatQuote>>;
  /** The people whom the drafts may mention by name, by draft key. */
  readonly people: Readonly<Record<string, readonly MentionDraft[]>>;
  readonly pending: readonly PendingMessage[];
  readonly hashes: Readonly<Record<HashKind, Hashes>>;
  /** By draft key the time until which slow mode lets nothing be sent, by the browser's clock. */
  readonly waits: Readonly<Record<string, number>>;
}

/** Key in `sessionStorage`: the drafts survive a reload, and no other user of the machine reads them. */
const KEY = 'chatDrafts';

const emptyDrafts: ChatDrafts = {
  drafts: {},
  quotes: {},
  people: {},
  pending: [],
  hashes: { sent: {}, held: {}, removed: {} },
  waits: {},
};

const noHashes: readonly string[] = [];

/** Drafts and unconfirmed messages, which the gateway may not have (rules/room-chat#composer). */
export const useChatDrafts = create<ChatDrafts>(() => readStored());

/** The draft key of an event for a customer. */
export const getChatKey = (customerId: string, activityId: string): string => `${customerId} ${activityId}`;

/** Stores the text of a draft; an empty text removes it. */
export function storeChatDraft(key: string, text: string): void {
  update(({ drafts: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    drafts: text === '' ? others : { ...others, [key]: text },
  }));
}

/** Stores the quote of a draft; null removes it. */
export function storeChatQuote(key: string, quote: ChatQuote | null): void {
  update(({ quotes: { [key]: _before, ...others }, ...state }) => ({
    ...state,
    quotes: quote === null ? others : { ...others, [key]: quote },
  }));
}

/** Adds a person whom the text of a draft mentions by name. */
export function storeChatPerson(key: string, person: MentionDraft): void {
  update((state) => ({ ...state, people: { ...state.people, [key]: [...(state.people[key] ?? []), person] } }));
}

/** Adds a pending message, or replaces the one with the same `hash`. */
export function storePendingMessage(message: PendingMessage): void {
  update(({ pending, ...state }) => ({
    ...state,
    pending: [...pending.filter(({ payload }) => payload.hash !== message.payload.hash), message],
  }));
}

/** Removes a pending message that was stored or given up. */
export function removePendingMessage(hash: string): void {
  update(({ pending, ...state }) => ({ ...state, pending: pending.filter(({ payload }) => payload.hash !== hash) }));
}

/** Remembers the hash of an own message. */
export function storeChatHash(kind: HashKind, key: string, hash: string): void {
  const { hashes } = useChatDrafts.getState();
  const before = getHashes(hashes[kind], key);
  if (before.includes(hash)) return;
  const stored = { ...hashes[kind], [key]: [...before, hash].slice(-HASHES_MAX) };
  update((state) => ({ ...state, hashes: { ...hashes, [kind]: stored } }));
}

/** The remembered hashes of own messages of a draft's event. */
export const useChatHashes = (kind: HashKind, key: string): readonly string[] =>
  useChatDrafts(({ hashes }) => getHashes(hashes[kind], key));

const getHashes = (hashes: Hashes, key: string) => hashes[key] ?? noHashes;

/** Stores until when slow mode lets nothing be sent; 0 for no wait. */
export function storeChatWait(key: string, until: number): void {
  update((state) => ({ ...state, waits: { ...state.waits, [key]: until } }));
}

function update(next: (state: ChatDrafts) => ChatDrafts): void {
  const state = next(useChatDrafts.getState());
  useChatDrafts.setState(state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage the drafts are lost on a reload.
  }
}

function readStored(): ChatDrafts {
  try {
    // Only this tab writes it.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ChatDrafts | null;
    if (!stored) return emptyDrafts;
    // A message that was in flight when the page closed may be stored or not; a retry is idempotent.
    return {
      ...emptyDrafts,
      ...stored,
      // Held ones are listed by the gateway.
      pending: stored.pending
        .filter(({ state }) => state !== 'held')
        .map((each) => ({ ...each, state: 'failed' as const })),
    };
  } catch {
    return emptyDrafts;
  }
}

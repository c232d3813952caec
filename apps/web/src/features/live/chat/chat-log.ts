import type { LiveMessage } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import { getHistoryMessagesQuery } from '../../../entities/live/api/get-history-messages.ts';
import { getRealtimeMessageQuery } from '../../../entities/live/api/get-realtime-message.ts';
import type { listenToContent } from '../push/content-socket.ts';

/** A break of the connection after which messages were fetched; times by the browser's clock, in ms. */
export interface ChatGap {
  /** The first message that was fetched. */
  readonly position: number;
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

/** What a page has of a chat. */
interface ChatLogState {
  readonly status: 'loading' | 'failed' | 'ready';
  /** In order; complete from the first to the last. */
  readonly messages: readonly LiveMessage[];
  /** Of the messages before them; null where there are none. */
  readonly olderCursor: string | null;
  readonly isLoadingOlder: boolean;
  readonly gaps: readonly ChatGap[];
  /** Whether the page hears what is written, or at least asks for it. */
  readonly isHeard: boolean;
}

/** The chat of an event as a page follows it. */
export interface ChatLog {
  readonly store: StoreApi<ChatLogState>;
  /** Follows the event until the returned function is called. */
  readonly start: () => () => void;
  /** Loads what the page has failed to load. */
  readonly retry: () => void;
  readonly loadOlder: () => Promise<void>;
  /** Fetches what is behind the last message. */
  readonly catchUp: () => Promise<void>;
}

const nothing: ChatLogState = {
  status: 'loading',
  messages: [],
  olderCursor: null,
  isLoadingOlder: false,
  gaps: [],
  // Until a connection was lost nothing is said of it.
  isHeard: true,
};

/** Creates the log of an event: its latest messages, those that are sent, and those that were missed (rules/live#delivery). */
export function createChatLog(queries: QueryClient, activityId: string, listen: typeof listenToContent): ChatLog {
  const store = createStore<ChatLogState>(() => nothing);
  const get = store.getState;
  let lostAt: number | null = null;
  let catching: Promise<void> | null = null;
  let isBehind = false;

  const lastPosition = () => get().messages.at(-1)?.position ?? 0;

  /** Adds those messages that follow the last one; the others are known. */
  function append(messages: readonly LiveMessage[]): number {
    const added = messages.filter(({ position }) => position > lastPosition());
    if (added.length > 0) store.setState({ messages: [...get().messages, ...added] });
    return added.length;
  }

  async function load(): Promise<void> {
    store.setState({ status: 'loading' });
    try {
      const page = await queries.fetchQuery({ ...getHistoryMessagesQuery(activityId), staleTime: 0 });
      store.setState({ status: 'ready', messages: page.list.toReversed(), olderCursor: page.nextCursor });
      // What was written while they were read.
      await catchUp();
    } catch {
      if (get().status === 'loading') store.setState({ status: 'failed' });
    }
  }

  async function fetchMissed(): Promise<void> {
    const from = lostAt;
    lostAt = null;
    const first = lastPosition() + 1;
    let count = 0;
    let isComplete = false;
    try {
      while (!isComplete) {
        const since = lastPosition();
        const answer = await queries.fetchQuery({ ...getRealtimeMessageQuery(activityId, since), staleTime: 0 });
        count += append(answer.list);
        ({ isComplete } = answer);
      }
    } catch (error) {
      lostAt = from ?? lostAt;
      throw error;
    }
    // Unless it was lost again meanwhile.
    if (lostAt === null) store.setState({ isHeard: true });
    if (from !== null && count > 0)
      store.setState({ gaps: [...get().gaps, { position: first, from, until: Date.now(), count }] });
  }

  function catchUp(): Promise<void> {
    if (get().status !== 'ready') return Promise.resolve();
    isBehind = true;
    catching ??= fetchAllMissed().finally(() => {
      catching = null;
    });
    return catching;
  }

  /** What is fetched already may be from before what is missed now. */
  async function fetchAllMissed(): Promise<void> {
    while (isBehind) {
      isBehind = false;
      await fetchMissed();
    }
  }

  function lose(): void {
    lostAt ??= Date.now();
    store.setState({ isHeard: false });
  }

  return {
    store,
    catchUp,
    retry: () => void load(),

    start() {
      void load();
      return listen(activityId, {
        onNews: (news) => {
          if (get().status !== 'ready') return;
          const added = news.filter(({ position }) => position > lastPosition());
          const isNext = added.every(({ position }, index) => position === lastPosition() + 1 + index);
          if (isNext) append(added);
          else void catchUp().catch(() => undefined);
        },
        onConnected: () => void catchUp().catch(() => undefined),
        // A page that cannot ask either does not follow the chat.
        onPoll: () => void catchUp().catch(lose),
        onLost: lose,
      });
    },

    async loadOlder() {
      const { olderCursor, isLoadingOlder } = get();
      if (olderCursor === null || isLoadingOlder) return;
      store.setState({ isLoadingOlder: true });
      try {
        const page = await queries.fetchQuery(getHistoryMessagesQuery(activityId, olderCursor));
        store.setState({ messages: [...page.list.toReversed(), ...get().messages], olderCursor: page.nextCursor });
      } catch {
        // The button stays, and tries again.
      } finally {
        store.setState({ isLoadingOlder: false });
      }
    },
  };
}

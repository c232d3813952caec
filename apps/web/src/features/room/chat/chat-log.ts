import type { LiveMessage } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import { getHistoryMessagesQuery } from '../../../entities/room/api/get-history-messages.ts';
import { getRealtimeMessageQuery } from '../../../entities/room/api/get-realtime-message.ts';
import type { subscribeToContent } from '../../../entities/room/content-socket.ts';

/** A break of the connection after which messages were fetched; times by the browser's clock, in ms. */
export interface ChatGap {
  /** The position of the first message that was fetched. */
  readonly position: number;
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

/** The state of a chat log. */
interface ChatLogState {
  readonly status: 'loading' | 'failed' | 'ready';
  /** In order, without gaps. */
  readonly messages: readonly LiveMessage[];
  /** Cursor of the messages before them; null if there are none. */
  readonly olderCursor: string | null;
  readonly isLoadingOlder: boolean;
  readonly gaps: readonly ChatGap[];
  /** True while the page receives new messages, by the connection or by polling. */
  readonly isReceiving: boolean;
}

/** The chat log of an event: its history, its new messages, and a catch-up after a break. */
export interface ChatLog {
  readonly store: StoreApi<ChatLogState>;
  /** Subscribes to the event until the returned function is called. */
  readonly start: () => () => void;
  /** Loads the history again after a failure. */
  readonly retry: () => void;
  readonly loadOlder: () => Promise<void>;
  /** Fetches the messages after the last one. */
  readonly catchUp: () => Promise<void>;
}

const initialState: ChatLogState = {
  status: 'loading',
  messages: [],
  olderCursor: null,
  isLoadingOlder: false,
  gaps: [],
  // No loss is shown before a connection was lost.
  isReceiving: true,
};

/**
 * Creates the chat log of an event: its latest messages, new messages, and those that were missed
 * (rules/room-chat#delivery).
 */
export function createChatLog(queries: QueryClient, activityId: string, subscribe: typeof subscribeToContent): ChatLog {
  const store = createStore<ChatLogState>(() => initialState);
  const get = store.getState;
  let lostAt: number | null = null;
  let runningCatchUp: Promise<void> | null = null;
  let isBehind = false;

  const lastPosition = () => get().messages.at(-1)?.position ?? 0;

  /** Appends the messages after the last one and skips known ones; returns how many were appended. */
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
      // Fetches messages that were written during the load.
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
    // Unless the connection was lost again meanwhile.
    if (lostAt === null) store.setState({ isReceiving: true });
    if (from !== null && count > 0)
      store.setState({ gaps: [...get().gaps, { position: first, from, until: Date.now(), count }] });
  }

  function catchUp(): Promise<void> {
    if (get().status !== 'ready') return Promise.resolve();
    isBehind = true;
    runningCatchUp ??= fetchAllMissed().finally(() => {
      runningCatchUp = null;
    });
    return runningCatchUp;
  }

  /** Repeats the fetch, as a running one may have been answered before the latest gap. */
  async function fetchAllMissed(): Promise<void> {
    while (isBehind) {
      isBehind = false;
      await fetchMissed();
    }
  }

  function markLost(): void {
    lostAt ??= Date.now();
    store.setState({ isReceiving: false });
  }

  return {
    store,
    catchUp,
    retry: () => void load(),

    start() {
      void load();
      return subscribe(activityId, {
        onMessages: (messages) => {
          if (get().status !== 'ready') return;
          const added = messages.filter(({ position }) => position > lastPosition());
          const isNext = added.every(({ position }, index) => position === lastPosition() + 1 + index);
          if (isNext) append(added);
          else void catchUp().catch(() => undefined);
        },
        onConnected: () => void catchUp().catch(() => undefined),
        // A page whose poll fails as well does not receive the chat.
        onPoll: () => void catchUp().catch(markLost),
        onLost: markLost,
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
        // The button remains for a retry.
      } finally {
        store.setState({ isLoadingOlder: false });
      }
    },
  };
}

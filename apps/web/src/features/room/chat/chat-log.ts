import type { LiveMessage } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import { getHistoryMessagesQuery } from '../../../entities/room/api/get-history-messages.ts';
import { getRealtimeMessageQuery } from '../../../entities/room/api/get-realtime-message.ts';
import type { subscribeToContent } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { applyActions, changesMutes, changesNotices, isText } from './chat-entries.ts';

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
  /** All entries in order, without gaps, with the actions among them applied. */
  readonly messages: readonly LiveMessage[];
  /** Cursor of the messages before them; null if there are none. */
  readonly olderCursor: string | null;
  readonly isLoadingOlder: boolean;
  readonly gaps: readonly ChatGap[];
  /** True while the page receives new messages, by the connection or by polling. */
  readonly isReceiving: boolean;
  /** The number of mutes and unmutes that were received since the log was loaded. */
  readonly muteCount: number;
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
  muteCount: 0,
};

/**
 * Creates the chat log of an event: its latest entries, new entries, and those that were missed
 * (rules/room-chat#delivery).
 * @param keepsText true for an assistant, who continues to see deleted texts
 */
export function createChatLog(
  queries: QueryClient,
  activityId: string,
  subscribe: typeof subscribeToContent,
  keepsText = false,
): ChatLog {
  const store = createStore<ChatLogState>(() => initialState);
  const get = store.getState;
  let lostAt: number | null = null;
  let runningCatchUp: Promise<void> | null = null;
  let isBehind = false;

  const lastPosition = () => get().messages.at(-1)?.position ?? 0;

  /** Appends the entries after the last one and skips known ones; returns how many texts were appended. */
  function append(messages: readonly LiveMessage[]): number {
    const added = messages.filter(({ position }) => position > lastPosition());
    if (added.length > 0) {
      const { messages: before, muteCount } = get();
      store.setState({
        messages: applyActions([...before, ...added], keepsText),
        muteCount: muteCount + added.filter(changesMutes).length,
      });
      refetchNotices(added);
    }
    return added.filter(isText).length;
  }

  /** Fetches the notices again, which may have been fetched before these entries. */
  function refetchNotices(entries: readonly LiveMessage[]): void {
    if (entries.some(changesNotices)) void refetch(queries, 'getLiveMeetingNoticeList');
  }

  async function load(): Promise<void> {
    store.setState({ status: 'loading' });
    try {
      const page = await queries.fetchQuery({ ...getHistoryMessagesQuery(activityId), staleTime: 0 });
      const messages = applyActions(page.list.toReversed(), keepsText);
      store.setState({ status: 'ready', messages, olderCursor: page.nextCursor });
      refetchNotices(messages);
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
        // A page that was fetched for another viewer may lack the deleted texts that an assistant sees.
        const query = { ...getHistoryMessagesQuery(activityId, olderCursor), staleTime: 0 };
        const page = await queries.fetchQuery(query);
        const messages = applyActions([...page.list.toReversed(), ...get().messages], keepsText);
        store.setState({ messages, olderCursor: page.nextCursor });
      } catch {
        // The button remains for a retry.
      } finally {
        store.setState({ isLoadingOlder: false });
      }
    },
  };
}

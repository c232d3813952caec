import type { CallName } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getHistoryMessagesDeletedQuery } from '../../../entities/room/api/get-history-messages.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import type { ChatLog } from '../chat/chat-log.ts';

/** The lists that an action of an assistant changes. */
const CHANGED: Partial<Readonly<Record<number, CallName>>> = {
  [ChatMessageType.muted]: 'getUserList',
  [ChatMessageType.unmuted]: 'getUserList',
  [ChatMessageType.notice]: 'getLiveMeetingNoticeList',
  [ChatMessageType.noticeWithdrawn]: 'getLiveMeetingNoticeList',
};

/** Fetches again the lists that newly received actions of other assistants have changed (rules/room-chat#delivery). */
export function useRefetchOnActions(log: ChatLog, activityId: string): void {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  useEffect(() => {
    let seen: number | null = null;
    return log.store.subscribe(({ status, messages }) => {
      if (status !== 'ready') return;
      const from = seen ?? Number.POSITIVE_INFINITY;
      seen = messages.at(-1)?.position ?? 0;
      const types = new Set(messages.filter(({ position }) => position > from).map(({ msgType }) => msgType));
      const changed = new Set(Array.from(types, (type) => CHANGED[type]).filter((name) => name !== undefined));
      for (const name of changed) void refetch(queries, name);
      if (types.has(ChatMessageType.deleted))
        void queries.invalidateQueries(getHistoryMessagesDeletedQuery(activityId, customerId));
    });
  }, [log, activityId, queries, customerId]);
}

import type { LiveMessage } from '@osteon/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getHistoryMessagesDeletedQuery } from '../../../../entities/room/api/get-history-messages.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';

/** The deleted messages of an event, for its assistants (rules/room-moderation#deleted-messages). */
export const useDeletedPages = (activityId: string) =>
  useInfiniteQuery({ ...getHistoryMessagesDeletedQuery(activityId, useCustomerId()), staleTime: 0 });

/**
 * Returns the messages of a log as an assistant sees them. Broadcasts are the same for everybody and the log may have
 * only what these contain, so that text, time and author of a deletion come from the list of deleted messages.
 */
export function useAssistantView(activityId: string, messages: readonly LiveMessage[]): readonly LiveMessage[] {
  const { data } = useDeletedPages(activityId);
  const deleted = new Map(data?.pages.flatMap(({ list }) => list).map((message) => [message.msgId, message]));
  return messages.map((message) => {
    const listed = deleted.get(message.msgId);
    if (!listed) return message;
    return { ...message, isDeleted: true, msg: listed.msg, deletion: listed.deletion };
  });
}

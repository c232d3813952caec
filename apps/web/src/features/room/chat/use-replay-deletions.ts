import type { LiveMessage } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeFromGetPlaybackRealtimeMessage } from '../../../entities/room/api/get-playback-realtime-message.ts';
import { subscribeToContent } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useDeleteMessage } from './use-delete-message.ts';

/**
 * Removes messages from the chat of a replay that are deleted while it is open, and deletes own ones
 * (rules/room-moderation#deleted-messages).
 */
export function useReplayDeletions(activityId: string): { readonly remove: (msgId: string) => void } {
  const queries = useQueryClient();
  useEffect(() => {
    let wasLost = false;
    return subscribeToContent(activityId, {
      onMessages: (entries) => removeFromGetPlaybackRealtimeMessage(queries, getDeleted(entries)),
      onLost: () => {
        wasLost = true;
      },
      // Deletions in between were not received.
      onConnected: () => {
        if (wasLost) void refetch(queries, 'getPlaybackRealtimeMessage');
        wasLost = false;
      },
    });
  }, [activityId, queries]);
  return { remove: useDeleteMessage(() => refetch(queries, 'getPlaybackRealtimeMessage')) };
}

const getDeleted = (entries: readonly LiveMessage[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ msgType, target }) => (msgType === ChatMessageType.deleted && target ? target.id : [])));

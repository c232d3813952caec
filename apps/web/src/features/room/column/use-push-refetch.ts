import type { CallName } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useContentPush } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { createSpreadRefetch } from './spread-refetch.ts';

/**
 * Fetches a list of an event's column again when it changes, as `contentId` notifies (rules/polling#content-events), and
 * returns the function that does it for another reason.
 */
export function usePushRefetch(contentId: string, call: CallName): () => void {
  const queries = useQueryClient();
  const [spread] = useState(() => createSpreadRefetch(() => void refetch(queries, call)));
  useEffect(() => spread.stop, [spread]);
  useContentPush(contentId, spread.request);
  return spread.request;
}

import type { QueryClient } from '@tanstack/react-query';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { collectResource } from '../api/collect-resource.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';
import type { CollectChange } from './collect-change.ts';

/** Keeps a resource, or no longer (rules/engagement#favourites). */
export async function setCollected(queries: QueryClient, change: CollectChange): Promise<void> {
  await changeOptimistically(queries, {
    target: change,
    apply: ({ favourites, own, ...state }) => ({
      ...state,
      favourites: countAfter(favourites, own.isCollected, change.on),
      own: { ...own, isCollected: change.on },
    }),
    send: () => collectResource(change),
  });
  void queries.invalidateQueries({ queryKey: gatewayKey('listCollected') });
}

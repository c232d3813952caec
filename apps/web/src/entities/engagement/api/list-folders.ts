import type { ResponseOf } from '@osteon/contract';
import { partialMatchKey, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayKey, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The folders of the customer, and the counts of all of them together. */
export type Folders = ResponseOf<'listFolders'>;

/** A folder of favourites; without a name it is the default one. */
export type Folder = Folders['list'][number];

/** The folders of the customer, and which of them hold a resource. */
export function useListFolders(resourceId?: string): Folders {
  const payload = resourceId === undefined ? {} : { resourceId };
  return useSuspenseQuery({ ...gatewayQuery('listFolders', payload, useCustomerId()), staleTime: 0 }).data;
}

/**
 * Refetches the folders and their favourites; data that no page shows is fetched when one does. A deleted folder would
 * be refused, and disappears with the response.
 */
export async function refetchListFolders(queries: QueryClient, deletedId?: string): Promise<void> {
  queries.removeQueries({ queryKey: gatewayKey('listFolders'), type: 'inactive' });
  const collected = gatewayKey('listCollected');
  const deletedPages = [...collected, 'pages', { folderId: deletedId }];
  await Promise.all([
    queries.invalidateQueries({ queryKey: gatewayKey('listFolders') }),
    queries.invalidateQueries({
      queryKey: collected,
      predicate: ({ queryKey }) => deletedId === undefined || !partialMatchKey(queryKey, deletedPages),
    }),
  ]);
}

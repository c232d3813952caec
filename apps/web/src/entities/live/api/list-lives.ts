import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { withVisibleStatus } from '../visible-status.ts';

/** Live events, upcoming or past, page by page. */
export function useListLives(filter: Omit<RequestOf<'listLives'>, 'cursor'>) {
  const customerId = useCustomerId();
  // Only the list of the started replays is the reader's own.
  const owner: [customerId?: string] = filter.unfinished === undefined ? [] : [customerId];
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listLives', filter, ...owner));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list.map(withVisibleStatus)) };
}

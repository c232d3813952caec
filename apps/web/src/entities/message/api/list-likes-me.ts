import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The messages of likes of the customer, page by page. */
export const useListLikesMe = () =>
  useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listLikesMe', {}, useCustomerId()), staleTime: 0 });

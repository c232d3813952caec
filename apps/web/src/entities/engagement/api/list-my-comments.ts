import type { ResponseOf } from '@osteon/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** An own comment with the item that it is on. */
export type MyComment = ResponseOf<'listMyComments'>['list'][number];

/** The customer's own comments, page by page, latest first. */
export const useListMyComments = () =>
  useInfiniteQuery({ ...gatewayPagesQuery('listMyComments', {}, useCustomerId()), staleTime: 0 });

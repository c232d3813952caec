import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** One message. */
export type Message = ResponseOf<'listMessages'>['list'][number];

/** Filter of the messages. */
export type MessageFilter = Pick<RequestOf<'listMessages'>, 'scene' | 'unread'>;

/** Messages page by page; while another filter is fetched the previous pages stay. */
export const useListMessages = (filter: MessageFilter) =>
  useInfiniteQuery({
    ...gatewayPagesQuery('listMessages', filter, useCustomerId()),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

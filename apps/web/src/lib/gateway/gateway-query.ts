import type { CallName, Calls, RequestOf, ResponseOf } from '@osteon/contract';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { callGateway } from './call-gateway.ts';

/**
 * The customer whose answer it is: part of the key, so that customers never share answers. Demanded for calls that
 * require a session, possible for those that read one.
 */
type Owner<Name extends CallName> = Calls[Name]['session'] extends 'required'
  ? [customerId: string]
  : Calls[Name]['session'] extends 'optional'
    ? [customerId?: string]
    : [];

/** A call whose list is paged by a cursor. */
type PagedCall = {
  [Name in CallName]: ResponseOf<Name> extends { list: unknown[]; nextCursor: string | null } ? Name : never;
}[CallName];

/** The query key of everything that is cached of a call, for invalidation. */
export const gatewayKey = (name: CallName): QueryKey => [name];

/** The query of a call with its payload. */
export function gatewayQuery<Name extends CallName>(name: Name, payload: RequestOf<Name>, ...owner: Owner<Name>) {
  return queryOptions({
    queryKey: [...gatewayKey(name), payload, ...owner],
    queryFn: () => callGateway(name, payload),
  });
}

/** The query of a call with its payload, page by page. */
export function gatewayPagesQuery<Name extends PagedCall>(
  name: Name,
  payload: Omit<RequestOf<Name>, 'cursor'>,
  ...owner: Owner<Name>
) {
  return infiniteQueryOptions({
    queryKey: [...gatewayKey(name), 'pages', payload, ...owner],
    queryFn: ({ pageParam }) => callGateway(name, { ...payload, cursor: pageParam } as RequestOf<Name>),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

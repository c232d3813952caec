import type { ResourceCard } from '@osteon/contract';
import type { RouteName } from '@osteon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type ItemCall = (id: string) => Promise<{ card: ResourceCard }>;

const itemCalls: Partial<Record<RouteName, ItemCall>> = {
  videoTerminal: (id) => callGateway('getVideo', { id }),
  courseTerminal: (id) => callGateway('getCourse', { id }),
  caseTerminal: (id) => callGateway('getCase', { id }),
  docTerminal: (id) => callGateway('getDocument', { id }),
};

const itemCardQuery = (route: RouteName | null, id: string | null) => {
  const itemCall = route === null ? undefined : itemCalls[route];
  return queryOptions({
    queryKey: ['itemCard', route, id],
    queryFn: async () => (itemCall && id ? (await itemCall(id)).card : null),
    enabled: itemCall !== undefined && id !== null,
  });
};

/** The item that an address with a slip was meant for; undefined while unknown or where there is none. */
export const useItemCard = (route: RouteName | null, id: string | null) => useQuery(itemCardQuery(route, id)).data;

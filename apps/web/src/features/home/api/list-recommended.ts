import { ResourceType } from '@osteon/domain';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const COUNT = 8;

const recommendedQuery = (specialtyId: string) =>
  queryOptions({
    queryKey: ['listRecommended', specialtyId],
    queryFn: async () => {
      const filter = { resourceType: ResourceType.video, specialtyId, sort: 'hottest', pageSize: COUNT } as const;
      return (await callGateway('listContent', filter)).list;
    },
  });

/** The videos of one specialty that are played most. */
export const useRecommended = (specialtyId: string) => useSuspenseQuery(recommendedQuery(specialtyId)).data;

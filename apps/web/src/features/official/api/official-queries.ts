import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** What the page shows of the platform: its first recommendation, case and coming event. */
export const homeQuery = queryOptions({ queryKey: ['getHome'], queryFn: () => callGateway('getHome', {}) });

/** The steps of a surgery video. */
export const videoQuery = (id: string) =>
  queryOptions({ queryKey: ['getVideo', id], queryFn: () => callGateway('getVideo', { id }) });

/** The decision of a case. */
export const caseQuery = (id: string) =>
  queryOptions({ queryKey: ['getCase', id], queryFn: () => callGateway('getCase', { id }) });

/** The agenda of a live event. */
export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['getActivityDetail', activityId],
    queryFn: () => callGateway('getActivityDetail', { activityId }),
  });

/** The terms that introduce the dictionary. */
export const featuredTermsQuery = queryOptions({
  queryKey: ['listFeaturedTerms'],
  queryFn: async () => (await callGateway('listFeaturedTerms', {})).list,
});

/** The twelve specialties with a picture each. */
export const specialtiesQuery = queryOptions({
  queryKey: ['listSpecialties', undefined],
  queryFn: () => callGateway('listSpecialties', {}),
});

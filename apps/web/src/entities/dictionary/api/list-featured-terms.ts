import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The terms that introduce the dictionary. */
export const listFeaturedTermsQuery = gatewayQuery('listFeaturedTerms', {});

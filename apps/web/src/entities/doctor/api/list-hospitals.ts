import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Hospitals that a list of suggestions shows. */
const SUGGESTIONS = 5;

/** The hospitals that match the typed words, best match first; the last ones stay until the next have loaded. */
export const listHospitalsQuery = (keyWord: string) =>
  queryOptions({
    ...gatewayQuery('listHospitals', { keyWord, pageSize: SUGGESTIONS }),
    enabled: keyWord !== '',
    placeholderData: keepPreviousData,
  });

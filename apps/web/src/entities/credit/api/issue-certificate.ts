import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The certificate of a completed course. */
export type Certificate = ResponseOf<'issueCertificate'>;

/**
 * The customer's own certificate: issued by the first request, the same for every other; refetched at each visit, as it
 * may be revoked.
 */
export const useIssueCertificate = (courseId: string) =>
  useQuery({ ...gatewayQuery('issueCertificate', { id: courseId }, useCustomerId()), staleTime: 0 });

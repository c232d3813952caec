import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Values of a transcript from its paper, its code or its file. */
export type PrintedTranscript = RequestOf<'verifyTranscript'>;

/** The issued document, compared with these values. */
export type VerifiedTranscript = ResponseOf<'verifyTranscript'>;

/**
 * Compares the values with the issued document; refetched each time, as a transcript may be revoked in the meantime.
 */
export const useVerifyTranscript = (printed: PrintedTranscript) =>
  useQuery({ ...gatewayQuery('verifyTranscript', printed), staleTime: 0 });

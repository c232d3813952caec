import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What a paper, its code or its file says of a transcript. */
export type PrintedTranscript = RequestOf<'verifyTranscript'>;

/** What was issued, compared with that. */
export type VerifiedTranscript = ResponseOf<'verifyTranscript'>;

/** A comparison with what was issued; asked anew each time, as a transcript may be revoked in the meantime. */
export const useVerifyTranscript = (printed: PrintedTranscript) =>
  useQuery({ ...gatewayQuery('verifyTranscript', printed), staleTime: 0 });

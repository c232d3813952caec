import type { Handlers } from '../../../platform/http/handler.ts';
import type { VerifyIssued } from '../issue/verify-service.ts';
import type { TranscriptService } from './transcript-service.ts';

/** The calls of transcripts. */
export type TranscriptCalls = 'exportCredits' | 'verifyTranscript';

/** Handles the calls of transcripts. */
export function createTranscriptHandlers(
  transcripts: Pick<TranscriptService, 'request'>,
  verify: VerifyIssued,
): Handlers<TranscriptCalls> {
  return {
    exportCredits: async ({ year, from, to, subtotals, evidence, english }, { session, ip, deviceId }) => ({
      jobId: await transcripts.request(
        { accountId: session.customerId, ip, deviceId },
        { year, from, to, subtotals, evidence, english },
      ),
    }),

    verifyTranscript: ({ serial, pointsI, pointsII, signature, fileHash }) =>
      verify({ serial, pointsI, pointsII, signature, fileHash }),
  };
}

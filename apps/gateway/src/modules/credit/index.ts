import { DEFAULT_LOCALE, isCertificateSerial, LOCALES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import type { OnVideoSeen, WatchLedger } from '../video/watch/watch-ledger-service.ts';
import { CERTIFICATE_ROUTE, createCertificateHandlers } from './certificate/certificate-handlers.ts';
import { createCertificateService, type FindLearnedCourse } from './certificate/certificate-service.ts';
import { createFindIssuedCertificate } from './certificate/find-certificate-service.ts';
import { type CreditCorrections, createCreditCorrections } from './correct-credit-service.ts';
import { type CreditCalls, createCreditHandlers } from './credit-handlers.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { serveDocuments } from './issue/document-routes.ts';
import { createSigner } from './issue/signature.ts';
import { createVerifyIssued } from './issue/verify-service.ts';
import { creditData } from './own-data-service.ts';
import { createFindIssuedTranscript } from './transcript/find-transcript-service.ts';
import { createPrepareTranscript, type TranscriptDependencies } from './transcript/prepare-transcript-service.ts';
import { getTranscriptFolder, TRANSCRIPT_ROUTE } from './transcript/transcript-file.ts';
import { createTranscriptHandlers, type TranscriptCalls } from './transcript/transcript-handlers.ts';
import { createTranscriptService, transcriptQueue } from './transcript/transcript-service.ts';
import { createVideoCredit } from './video-credit-service.ts';

/** Credit of continuing education: lines, years and their forecast, transcripts, certificates (rules/credit#lines). */
export function createCredit(
  deps: AppContext,
  {
    watchLedger,
    findCourse,
    ...needs
  }: TranscriptDependencies & { readonly watchLedger: WatchLedger; readonly findCourse: FindLearnedCourse },
): Module<CreditCalls | 'issueCertificate' | TranscriptCalls> & {
  readonly service: CreditService;
  readonly corrections: CreditCorrections;
  readonly awardSeenVideo: OnVideoSeen;
} {
  const service = createCreditService(deps);
  const cipher = createCipher(deps, 'credit-transcript-file');
  const signer = createSigner(deps);
  const transcripts = createTranscriptService(deps, cipher);
  const certificates = createCertificateService(deps, signer, { ...needs, findCourse });
  const findTranscript = createFindIssuedTranscript(deps.db);
  const findCertificate = createFindIssuedCertificate(deps.db);
  const verify = createVerifyIssued(
    (serial) => (isCertificateSerial(serial) ? findCertificate(serial) : findTranscript(serial)),
    signer,
  );
  const prepare = createPrepareTranscript(deps, { cipher, signer }, needs);
  return {
    handlers: {
      ...createCreditHandlers(deps, transcripts),
      ...createTranscriptHandlers(transcripts, verify),
      ...createCertificateHandlers(deps, certificates),
    },
    routes: async (app) => {
      serveDocuments(app, {
        path: TRANSCRIPT_ROUTE,
        fileName: 'osteon-credits',
        locales: [DEFAULT_LOCALE],
        open: transcripts.open,
      });
      serveDocuments(app, {
        path: CERTIFICATE_ROUTE,
        fileName: 'osteon-certificate',
        locales: LOCALES,
        open: certificates.open,
      });
    },
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [{ name: 'transcript-files', removesFiles: true, batch: (tx, now) => transcripts.deleteFiles(tx, now) }],
    workers: [defineWorker({ queue: transcriptQueue, work: ({ serial }, job) => prepare(serial, job) })],
    erasure: async (_tx, { id }) => ({ folders: [getTranscriptFolder(id)] }),
    ownData: creditData,
    constraints: {},
    service,
    corrections: createCreditCorrections(deps, service),
    awardSeenVideo: createVideoCredit(deps, { watchLedger, credit: service }),
  };
}

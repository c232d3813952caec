import type { AppContext } from '../../platform/app-context.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import type { OnFilmSeen, WatchLedger } from '../video/watch/watch-ledger-service.ts';
import { createCreditHandlers } from './credit-handlers.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { createFilmCredit } from './film-credit-service.ts';
import { creditData } from './own-data-service.ts';
import { createPrepareTranscript, type TranscriptNeeds } from './transcript/prepare-transcript-service.ts';
import { createTranscriptSigner } from './transcript/signature.ts';
import { getTranscriptFolder } from './transcript/transcript-file.ts';
import { createTranscriptHandlers, type TranscriptCalls } from './transcript/transcript-handlers.ts';
import { transcriptQueue } from './transcript/transcript-queue.ts';
import { createTranscriptRoutes } from './transcript/transcript-routes.ts';
import { createTranscriptService } from './transcript/transcript-service.ts';
import { createVerifyTranscript } from './transcript/verify-transcript-service.ts';

/** Credit of continuing education: lines, years and their forecast, transcripts (rules/credit#lines). */
export function createCredit(
  deps: AppContext,
  { films, ...needs }: TranscriptNeeds & { readonly films: WatchLedger },
): Module<'getCreditYear' | TranscriptCalls> & { readonly service: CreditService; readonly bookSeenFilm: OnFilmSeen } {
  const service = createCreditService(deps);
  const cipher = createCipher(deps, 'credit-transcript-file');
  const signer = createTranscriptSigner(deps);
  const transcripts = createTranscriptService(deps, cipher);
  const prepare = createPrepareTranscript(deps, { cipher, signer }, needs);
  return {
    handlers: {
      ...createCreditHandlers(deps, transcripts),
      ...createTranscriptHandlers(transcripts, createVerifyTranscript(deps, signer)),
    },
    routes: createTranscriptRoutes(transcripts),
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [{ name: 'transcript-files', removesFiles: true, batch: (tx, now) => transcripts.deleteFiles(tx, now) }],
    workers: [defineWorker({ queue: transcriptQueue, work: ({ serial }, job) => prepare(serial, job) })],
    erasure: async (_tx, { id }) => ({ folders: [getTranscriptFolder(id)] }),
    ownData: creditData,
    constraints: {},
    service,
    bookSeenFilm: createFilmCredit(deps, { films, credit: service }),
  };
}

import type { LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { GetActiveDesktop } from '../account/sessions/active-session-service.ts';
import type { ContentService } from '../content/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { listTransferFiles } from './erasure.ts';
import { createFileRepository } from './file-repository.ts';
import { createFileRoutes } from './file-routes.ts';
import { createFindFileThumbnail } from './file-thumbnail-service.ts';
import { createHandlers, type TransferCall } from './handlers.ts';
import { createInboxService } from './inbox-service.ts';
import { createTransferJobs } from './jobs.ts';
import { transferData } from './own-data-service.ts';
import { createPrivateUploads, createUploadCipher, type PrivateUploads } from './private-upload-service.ts';
import { createResumableUploads } from './resumable-upload-service.ts';
import { createSendTransferService } from './send-transfer-service.ts';
import { createUploadRoutes } from './upload-routes.ts';
import { createUploadService } from './upload-service.ts';

/** Resources and files that phones send to the desktop of their account (rules/transfer#states). */
export function createTransfer(
  deps: AppContext,
  services: {
    content: ContentService;
    positions: PlayPositions;
    languages: (accountId: string) => Promise<LanguagePreference>;
    getActiveDesktop: GetActiveDesktop;
  },
): Module<TransferCall> & { readonly privateUploads: PrivateUploads } {
  const inbox = createInboxService(deps, services.content);
  const sending = createSendTransferService(deps, { ...services, inbox });
  const cipher = createUploadCipher(deps);
  const uploads = createResumableUploads({ ...deps, cipher }, createUploadService(deps));

  return {
    privateUploads: createPrivateUploads(deps, cipher),
    handlers: createHandlers({ inbox, sending }),
    routes: async (app) => {
      await app.register(createUploadRoutes(deps, uploads));
      await app.register(createFileRoutes(deps, createFileRepository(deps.db), createFindFileThumbnail(deps)));
    },
    jobs: createTransferJobs(deps.storage.files),
    mediaRoutes: [],
    workers: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: (tx, { id }) => listTransferFiles(tx, id),
    ownData: transferData,
    constraints: {},
  };
}

import type { LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { ErasedFiles, Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import type { GetActiveDesktop } from '../account/sessions/active-session-service.ts';
import type { ContentService } from '../content/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createFileRepository } from './file-repository.ts';
import { createFileRoutes } from './file-routes.ts';
import { createFindFileThumbnail } from './file-thumbnail-service.ts';
import { createHandlers, type TransferCall } from './handlers.ts';
import { createInboxService } from './inbox-service.ts';
import { createTransferJobs } from './jobs.ts';
import { createPrivateUploads, createUploadCipher, type PrivateUploads } from './private-upload-service.ts';
import { createResumableUploads } from './resumable-upload-service.ts';
import { createSendTransferService } from './send-transfer-service.ts';
import { createSeriesUploads, type SeriesUploads } from './series-upload-service.ts';
import { getStoragePaths, getUploadFolder } from './stored-files.ts';
import { transfer, transferFile } from './tables.ts';
import { createUploadRepository } from './upload-repository.ts';
import { createUploadRoutes } from './upload-routes.ts';
import { createUploadService } from './upload-service.ts';

/** The content that an account's phones sent to its desktop. */
const transferData: OwnData = {
  rows: [
    { name: 'transfers', title: m['ownData.transfer.transfers'], table: transfer, account: transfer.accountId },
    {
      name: 'transfer-files',
      title: m['ownData.transfer.transferFiles'],
      table: transferFile,
      account: transferFile.accountId,
    },
  ],
  listFiles: async (db, accountId) =>
    (await createFileRepository(db).listByAccount(accountId)).map((file) => {
      const { original } = getStoragePaths(file);
      return { path: original.replace('transfers/', 'transfer-files/'), storedAs: original };
    }),
};

/** Resources and files that phones send to the desktop of their account (rules/transfer#states). */
export function createTransfer(
  deps: AppContext,
  services: {
    content: ContentService;
    positions: PlayPositions;
    languages: (accountId: string) => Promise<LanguagePreference>;
    getActiveDesktop: GetActiveDesktop;
  },
): Module<TransferCall> & { readonly privateUploads: PrivateUploads; readonly seriesUploads: SeriesUploads } {
  const inbox = createInboxService(deps, services.content);
  const sending = createSendTransferService(deps, { ...services, inbox });
  const cipher = createUploadCipher(deps);
  const uploads = createResumableUploads({ ...deps, cipher }, createUploadService(deps));

  return {
    privateUploads: createPrivateUploads(deps, cipher),
    seriesUploads: createSeriesUploads(deps, cipher),
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

/** The files and unfinished uploads of an account on the disk `files`; erasing the account deletes them. */
async function listTransferFiles(db: Database, accountId: string): Promise<ErasedFiles> {
  const rows = await createFileRepository(db).listByAccount(accountId);
  const uploads = await createUploadRepository(db).listIdsByAccount(accountId);
  return {
    files: rows.flatMap((row) => Object.values(getStoragePaths(row))),
    folders: uploads.map(({ id }) => getUploadFolder(id)),
  };
}

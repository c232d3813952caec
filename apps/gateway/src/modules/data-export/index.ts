import type { AppContext } from '../../platform/app-context.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import { getArchiveFolder } from './archive-file.ts';
import { createArchiveRoutes } from './archive-routes.ts';
import { createDataExportHandlers, type DataExportCall } from './data-export-handlers.ts';
import { createDataExportService, dataExportQueue } from './data-export-service.ts';
import { createPrepareDataExport, type PreparationNeeds } from './prepare-data-export-service.ts';

/** Archives of all data that is stored of an account, for its owner (rules/data-export#request). */
export function createDataExport(deps: AppContext, needs: PreparationNeeds): Module<DataExportCall> {
  const cipher = createCipher(deps, 'data-export');
  const exports = createDataExportService(deps, cipher);
  const prepare = createPrepareDataExport(deps, cipher, needs);
  return {
    handlers: createDataExportHandlers(deps.clock, exports),
    routes: createArchiveRoutes(exports),
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [{ name: 'data-exports', removesFiles: true, batch: (tx, now) => exports.deleteExpired(tx, now) }],
    workers: [defineWorker({ queue: dataExportQueue, work: ({ id }, job) => prepare(id, job) })],
    erasure: async (_tx, { id }) => ({ folders: [getArchiveFolder(id)] }),
    ownData: null,
    constraints: {},
  };
}

import type { AppContext } from '../../platform/app-context.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import { ingestQueue } from './import-service.ts';
import { createIngestJobs } from './jobs.ts';
import { createMediaTools } from './tools/media-tools.ts';

/** The import of videos and PDFs. */
export function createIngest(deps: AppContext): Module<never> {
  const find = createMediaTools(deps.config.ingest);
  return {
    handlers: {},
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: createIngestJobs(deps),
    workers: [
      defineWorker({
        queue: ingestQueue,
        async work({ id }, job) {
          // Imported at the first job, since sharp is slow to import.
          const { workOnIngest } = await import('./work-service.ts');
          await workOnIngest({ ...deps, find }, id, job);
        },
      }),
    ],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}

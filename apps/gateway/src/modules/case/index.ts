import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { SeriesUploads } from '../transfer/series-upload-service.ts';
import type { DraftCall } from './draft/draft-handlers.ts';
import { createDrafts, type DraftNeeds } from './draft/index.ts';
import type { OwnDrafts } from './draft/own-drafts-service.ts';
import type { CaseReview } from './draft/review-service.ts';
import { createDraftMedia } from './draft-media-service.ts';
import { createCaseImages, type ImageCall } from './image/index.ts';
import { publishedCaseData } from './published-data-repository.ts';
import { oldOpeningsJob } from './reading/opening-jobs.ts';
import { readingRows } from './reading/own-data-service.ts';
import { createReadingHandlers, type ReadingCall } from './reading/reading-handlers.ts';
import { createSeriesJobs } from './series/jobs.ts';
import { createSeriesHandlers, type SeriesCall } from './series/series-handlers.ts';
import { caseSeriesQueue, createSeriesService } from './series/series-service.ts';
import { createStackLinks } from './stack/stack-links-service.ts';
import { createStackMediaRoute } from './stack/stack-media-routes.ts';
import { createTextFinder } from './text/text-finder-service.ts';

/** Services of other modules that cases need. */
export interface CaseNeeds extends DraftNeeds {
  readonly content: ContentService;
  readonly doctors: Pick<DoctorService, 'findHospitalGrade'>;
  readonly seriesUploads: SeriesUploads;
}

/** Cases, with the drafts of their authors. */
export function createCase(
  deps: AppContext,
  { content, doctors: { findHospitalGrade }, seriesUploads: uploads, ...draftNeeds }: CaseNeeds,
): Module<ReadingCall | DraftCall | ImageCall | SeriesCall> & {
  readonly review: CaseReview;
  readonly ownDrafts: OwnDrafts;
} {
  const textFinder = createTextFinder();
  const images = createCaseImages(deps, textFinder);
  const drafts = createDrafts(deps, draftNeeds, createDraftMedia(deps, images.publishing));
  const links = createStackLinks(deps);
  return {
    handlers: {
      ...createReadingHandlers(deps, { content, findHospitalGrade, stackUrl: (id) => links.sign(id) }),
      ...drafts.handlers,
      ...images.handlers,
      ...createSeriesHandlers(createSeriesService(deps, { uploads, links })),
    },
    review: drafts.review,
    ownDrafts: drafts.ownDrafts,
    pageCards: { '/caseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.case) },
    routes: async (app) => {
      app.addHook('onClose', async () => textFinder.close());
      await app.register(images.routes);
    },
    mediaRoutes: [createStackMediaRoute(deps, links)],
    initialDataLoaders: {},
    jobs: [oldOpeningsJob, ...drafts.jobs, ...images.jobs, ...createSeriesJobs(deps)],
    workers: [
      ...images.workers,
      defineWorker({
        queue: caseSeriesQueue,
        async work({ seriesId }, job) {
          const { workOnSeries } = await import('./series/work-on-series-service.ts');
          await workOnSeries({ ...deps, uploads, textFinder }, seriesId, job);
        },
      }),
    ],
    // Votes stay counted without their account, and measures are deleted with it.
    erasure: drafts.erasure,
    ownData: {
      rows: [...readingRows, ...drafts.ownRows, ...images.ownData.rows, ...publishedCaseData],
      listFiles: images.ownData.listFiles,
    },
    constraints: {},
  };
}

import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { defineWorker } from '../../platform/jobs/worker.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { SeriesUploads } from '../transfer/series-upload-service.ts';
import type { DraftCall } from './draft/draft-handlers.ts';
import { noDraftMedia } from './draft/draft-media.ts';
import { createDrafts, type DraftNeeds } from './draft/index.ts';
import type { OwnDrafts } from './draft/own-drafts-service.ts';
import type { CaseReview } from './draft/review-service.ts';
import { publishedCaseData } from './own-data-service.ts';
import { oldOpeningsJob } from './reading/opening-jobs.ts';
import { readingRows } from './reading/own-data-service.ts';
import { createReadingHandlers, type ReadingCall } from './reading/reading-handlers.ts';
import { createSeriesJobs } from './series/jobs.ts';
import { eraseSeries } from './series/own-data-service.ts';
import { createSeriesHandlers, type SeriesCall } from './series/series-handlers.ts';
import { createSeriesRepository } from './series/series-repository.ts';
import { caseSeriesQueue, createSeriesService, type FindOwnDraft } from './series/series-service.ts';
import type { FindText } from './series/work-on-series-service.ts';
import { createStackLinks } from './stack/stack-links-service.ts';
import { createStackMediaRoute } from './stack/stack-media-routes.ts';
import { type UnfinishedCall, unfinishedHandlers } from './unfinished-handlers.ts';

/** No search for text yet. */
const findText: FindText = () => Promise.resolve([]);

/** Services of other modules that cases need. */
export interface CaseNeeds extends DraftNeeds {
  readonly content: ContentService;
  readonly doctors: Pick<DoctorService, 'findHospitalGrade'>;
  readonly seriesUploads: SeriesUploads;
}

/** Cases, with the drafts of their authors. */
export function createCase(
  deps: AppContext,
  { content, doctors, seriesUploads: uploads, ...draftNeeds }: CaseNeeds,
): Module<ReadingCall | DraftCall | SeriesCall | UnfinishedCall> & {
  readonly review: CaseReview;
  readonly ownDrafts: OwnDrafts;
} {
  const drafts = createDrafts(deps, draftNeeds, noDraftMedia);
  const links = createStackLinks(deps);
  const seriesRows = createSeriesRepository(deps.db);
  const findOwnDraft: FindOwnDraft = (accountId, draftId) => seriesRows.findOwnDraft(accountId, draftId);
  const { findHospitalGrade } = doctors;
  return {
    handlers: {
      ...unfinishedHandlers,
      ...createReadingHandlers(deps, { content, findHospitalGrade, stackUrl: links.sign }),
      ...drafts.handlers,
      ...createSeriesHandlers(createSeriesService(deps, { uploads, links, findOwnDraft })),
    },
    review: drafts.review,
    ownDrafts: drafts.ownDrafts,
    pageCards: { '/caseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.case) },
    routes: null,
    mediaRoutes: [createStackMediaRoute(deps, links)],
    initialDataLoaders: {},
    jobs: [oldOpeningsJob, ...drafts.jobs, ...createSeriesJobs(deps)],
    workers: [
      defineWorker({
        queue: caseSeriesQueue,
        async work({ seriesId }, job) {
          const { workOnSeries } = await import('./series/work-on-series-service.ts');
          await workOnSeries({ ...deps, uploads, findText }, seriesId, job);
        },
      }),
    ],
    // Votes stay counted without their account, and measures are deleted with it.
    erasure: async (tx, account) => {
      const [ofDrafts, ofSeries] = [await drafts.erasure(tx, account), await eraseSeries(tx, account)];
      return { ...ofDrafts, ...ofSeries };
    },
    ownData: { rows: [...readingRows, ...drafts.ownRows, ...publishedCaseData], listFiles: null },
    constraints: {},
  };
}

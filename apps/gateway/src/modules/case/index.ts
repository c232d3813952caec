import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { DraftCall } from './draft/draft-handlers.ts';
import { noDraftMedia } from './draft/draft-media.ts';
import { createDrafts, type DraftNeeds } from './draft/index.ts';
import type { OwnDrafts } from './draft/own-drafts-service.ts';
import type { CaseReview } from './draft/review-service.ts';
import { publishedCaseData } from './own-data-service.ts';
import type { StackUrl } from './reading/case-presenter.ts';
import { oldOpeningsJob } from './reading/opening-jobs.ts';
import { readingRows } from './reading/own-data-service.ts';
import { createReadingHandlers, type ReadingCall } from './reading/reading-handlers.ts';
import { type UnfinishedCall, unfinishedHandlers } from './unfinished-handlers.ts';

/** Services of other modules that cases need. */
export interface CaseNeeds extends DraftNeeds {
  readonly content: ContentService;
  readonly doctors: Pick<DoctorService, 'findHospitalGrade'>;
  readonly stackUrl: StackUrl;
}

/** Cases, with the drafts of their authors. */
export function createCase(
  deps: AppContext,
  { content, doctors, stackUrl, ...draftNeeds }: CaseNeeds,
): Module<ReadingCall | DraftCall | UnfinishedCall> & { readonly review: CaseReview; readonly ownDrafts: OwnDrafts } {
  const drafts = createDrafts(deps, draftNeeds, noDraftMedia);
  const { findHospitalGrade } = doctors;
  return {
    handlers: {
      ...unfinishedHandlers,
      ...createReadingHandlers(deps, { content, findHospitalGrade, stackUrl }),
      ...drafts.handlers,
    },
    review: drafts.review,
    ownDrafts: drafts.ownDrafts,
    pageCards: { '/caseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.case) },
    routes: null,
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [oldOpeningsJob, ...drafts.jobs],
    workers: [],
    // Votes stay counted without their account, and measures are deleted with it.
    erasure: drafts.erasure,
    ownData: { rows: [...readingRows, ...drafts.ownRows, ...publishedCaseData], listFiles: null },
    constraints: {},
  };
}

import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { StackUrl } from './reading/case-presenter.ts';
import { oldOpeningsJob } from './reading/opening-jobs.ts';
import { readingRows } from './reading/own-data-service.ts';
import { createReadingHandlers, type ReadingCall } from './reading/reading-handlers.ts';
import { type UnfinishedCall, unfinishedHandlers } from './unfinished-handlers.ts';

/** Cases. */
export function createCase(
  deps: Pick<AppContext, 'db' | 'clock'>,
  {
    content,
    doctors,
    stackUrl,
  }: {
    readonly content: ContentService;
    readonly doctors: Pick<DoctorService, 'findHospitalGrade'>;
    readonly stackUrl: StackUrl;
  },
): Module<ReadingCall | UnfinishedCall> {
  const { findHospitalGrade } = doctors;
  return {
    handlers: { ...unfinishedHandlers, ...createReadingHandlers(deps, { content, findHospitalGrade, stackUrl }) },
    pageCards: { '/caseTerminal': (query) => content.getPageCard(queryId(query), ResourceType.case) },
    routes: null,
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [oldOpeningsJob],
    workers: [],
    // Votes stay counted without their account, and measures are deleted with it.
    erasure: null,
    ownData: { rows: readingRows, listFiles: null },
    constraints: {},
  };
}

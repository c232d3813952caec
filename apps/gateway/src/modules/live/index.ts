import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentDependencies } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { type AddLiveView, createAddLiveView } from './count-view-service.ts';
import { createLiveHandlers, type LiveCalls } from './handlers.ts';
import { createLiveRepository } from './repository.ts';
import { createLiveService, type LiveService } from './service.ts';

/** The lists and pages of live events. */
export function createLive(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { doctors, updatePopularity }: { readonly doctors: DoctorService } & Pick<ContentDependencies, 'updatePopularity'>,
): Module<LiveCalls> & { readonly service: LiveService; readonly addView: AddLiveView } {
  const service = createLiveService({ db, clock });

  return {
    service,
    addView: createAddLiveView(updatePopularity),
    handlers: createLiveHandlers({ clock, repository: createLiveRepository(db), service, doctors }),
    pageCards: {
      '/liveDetail': (query) => service.getPageCard(queryId(query, 'activityId')),
      '/meetingDetail': (query) => service.getPageCard(queryId(query, 'liveMeetingUuid')),
    },
    routes: null,
    mediaRoutes: [],
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}

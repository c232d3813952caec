import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { ContentDependencies } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createMediaTools } from '../ingest/tools/media-tools.ts';
import { createUrlSigner } from '../video/signed-url.ts';
import { type AddLiveView, createAddLiveView } from './count-view-service.ts';
import { createLiveHandlers, type LiveCalls } from './handlers.ts';
import { createLiveListHandlers } from './list/list-handlers.ts';
import { createLiveRepository } from './repository.ts';
import { createLiveService, type LiveService } from './service.ts';
import { createFollowEncoders, createStartBySegment } from './status/follow-encoder-service.ts';
import { createMoveLiveStatus } from './status/move-status-service.ts';
import { createChannelService } from './stream/channel-service.ts';
import { createEncoderService } from './stream/encoder-service.ts';
import { createLiveMediaRoute } from './stream/live-media-route.ts';
import { createLiveWindow } from './stream/live-window-service.ts';
import { createStreamLinks } from './stream/stream-link-service.ts';
import { createStreamPlugin } from './stream/stream-plugin.ts';

/** The lists and pages of live events. */
export function createLive(
  deps: AppContext,
  {
    doctors,
    sessions,
    updatePopularity,
  }: { readonly doctors: DoctorService; readonly sessions: SessionStore } & Pick<
    ContentDependencies,
    'updatePopularity'
  >,
): Module<LiveCalls> & { readonly service: LiveService; readonly addView: AddLiveView } {
  const { db, clock } = deps;
  const repository = createLiveRepository(db);
  const service = createLiveService({ db, clock });
  const channels = createChannelService(deps);
  const urlSigner = createUrlSigner(deps.keyFor('live-link'));
  const moveStatus = createMoveLiveStatus(deps);
  const encoders = createEncoderService(deps, {
    findTool: createMediaTools(deps.config.ingest),
    onSegments: createStartBySegment(moveStatus),
  });

  return {
    service,
    addView: createAddLiveView(updatePopularity),
    handlers: {
      ...createLiveListHandlers({ ...deps, repository, service }),
      ...createLiveHandlers({
        clock,
        repository,
        service,
        doctors,
        streams: createStreamLinks({ clock, channels, urlSigner }),
      }),
    },
    pageCards: {
      '/liveDetail': (query) => service.getPageCard(queryId(query, 'activityId')),
      '/meetingDetail': (query) => service.getPageCard(queryId(query, 'liveMeetingUuid')),
    },
    routes: createStreamPlugin(deps, { encoders, followEncoders: createFollowEncoders(deps, moveStatus) }),
    mediaRoutes: [createLiveMediaRoute(deps, { sessions, urlSigner, channels, window: createLiveWindow(deps) })],
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}

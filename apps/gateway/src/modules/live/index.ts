import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { ContentDependencies } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createMediaTools } from '../ingest/tools/media-tools.ts';
import type { ProductService } from '../product/service.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { createUrlSigner } from '../video/signed-url.ts';
import type { VideoLinks } from '../video/video-link-service.ts';
import { type AddLiveView, createAddLiveView } from './add-live-view-service.ts';
import { createAgendaHandlers } from './agenda/agenda-handlers.ts';
import { createAssistantRepository } from './assistant/assistant-repository.ts';
import { createBookingHandlers } from './booking/booking-handlers.ts';
import { createBookingService, eraseBookings } from './booking/booking-service.ts';
import { createCalendarRoutes } from './booking/calendar-routes.ts';
import { createCalendarService } from './booking/calendar-service.ts';
import { createLiveReminders, type ReminderMessage } from './booking/reminder-service.ts';
import { createReminderWorker } from './booking/reminder-worker.ts';
import { createCaptionHandlers } from './captions/caption-handlers.ts';
import { createPostCaptions } from './captions/caption-service.ts';
import { createCaptionTexts } from './captions/caption-text-service.ts';
import { createChatHandlers, type LiveChatCalls } from './chat/chat-handlers.ts';
import { createChatJobs } from './chat/chat-jobs.ts';
import { createChatService } from './chat/chat-service.ts';
import { createPlaybackService } from './chat/playback-service.ts';
import { createPresenceService } from './chat/presence-service.ts';
import { createReadMessages } from './chat/read-messages-service.ts';
import { createLiveDetailHandlers, type LiveDetailCalls } from './detail/detail-handlers.ts';
import { createLiveDetails } from './detail/detail-service.ts';
import { createLiveHandlers, type LiveCalls } from './handlers.ts';
import { createLiveListHandlers } from './list/list-handlers.ts';
import { createReadLiveList } from './list/live-list-service.ts';
import { liveData } from './own-data-service.ts';
import { createContinueWatchingReplaysHandlers } from './replay/continue-watching-replays-handlers.ts';
import { createPlaybackCounter } from './replay/playback-count-service.ts';
import { createReplayHandlers } from './replay/replay-handlers.ts';
import { createReplayJobs } from './replay/replay-jobs.ts';
import { createReplayLinks } from './replay/replay-link-service.ts';
import { createReplayPositions, type ReplayPositions } from './replay/replay-position-service.ts';
import { createRecordings } from './replay/replay-recording-service.ts';
import { createLiveRepository } from './repository.ts';
import { createIndexCaptions } from './search/index-captions-service.ts';
import { createIndexCaptionsWorker } from './search/index-captions-worker.ts';
import type { RefreshLiveDocuments } from './search/live-document-service.ts';
import { createLiveService, type LiveService } from './service.ts';
import { createFollowEncoders, createStartBySegment } from './status/follow-encoder-service.ts';
import { createMoveLiveStatus } from './status/move-status-service.ts';
import { createStatusHandlers } from './status/status-handlers.ts';
import { createChannelService } from './stream/channel-service.ts';
import { createEncoderService } from './stream/encoder-service.ts';
import { createLiveMediaRoute } from './stream/live-media-route.ts';
import { createLiveWindow } from './stream/live-window-service.ts';
import { createSharedStreamRoute } from './stream/shared-stream-route.ts';
import { createAnswerStream } from './stream/stream-answers.ts';
import { createStreamLinks } from './stream/stream-link-service.ts';
import { createStreamPlugin } from './stream/stream-plugin.ts';

/** The module of live events: lists, pages, streams, chat, bookings and replays. */
export function createLive(
  deps: AppContext,
  {
    doctors,
    products,
    sessions,
    videos,
    videoPositions,
    updatePopularity,
    sendMessage,
    refreshDocuments,
  }: {
    readonly doctors: DoctorService;
    readonly products: ProductService;
    readonly sessions: SessionStore;
    readonly videos: VideoLinks;
    readonly videoPositions: Pick<PlayPositions, 'findByVideos' | 'listLatest' | 'save'>;
    readonly sendMessage: (tx: Database, message: ReminderMessage) => Promise<void>;
    readonly refreshDocuments: RefreshLiveDocuments;
  } & Pick<ContentDependencies, 'updatePopularity'>,
): Module<
  | LiveCalls
  | LiveDetailCalls
  | LiveChatCalls
  | 'subscribeActivity'
  | 'listLiveBookings'
  | 'listBegunReplays'
  | 'startLiveAgendaItem'
  | 'moveLiveStatus'
  | 'postLiveCaptions'
> & {
  readonly service: LiveService;
  readonly addView: AddLiveView;
  readonly positions: ReplayPositions;
} {
  const { db, clock } = deps;
  const repository = createLiveRepository(db);
  const service = createLiveService({ db, clock });
  const channels = createChannelService(deps);
  const urlSigner = createUrlSigner(deps.keyFor('live-link'));
  const captions = createCaptionTexts(deps);
  const answer = createAnswerStream({ clock, channels, window: createLiveWindow(deps), captions });
  const bookings = createBookingService(deps);
  const recordings = createRecordings(deps);
  const positions = createReplayPositions(deps, { videos: videoPositions });
  const replays = createReplayLinks({ clock, channels, recordings, videos, positions, urlSigner });
  const readLiveList = createReadLiveList({ clock, repository, service, recordings });
  const chats = createChatService(deps, { doctors });
  const presences = createPresenceService(deps);
  const details = createLiveDetails(deps, { doctors, products, bookings, chats });
  const moveStatus = createMoveLiveStatus(deps);
  const encoders = createEncoderService(deps, {
    findTool: createMediaTools(deps.config.ingest),
    onSegments: createStartBySegment(moveStatus),
  });

  deps.roomBroadcast.onMessages(createReadMessages(deps));

  return {
    service,
    addView: createAddLiveView(updatePopularity),
    positions,
    handlers: {
      ...createLiveListHandlers({ ...deps, repository, readLiveList }),
      ...createContinueWatchingReplaysHandlers({ repository, positions, readLiveList }),
      ...createLiveHandlers({
        clock,
        repository,
        service,
        doctors,
        streams: createStreamLinks(deps, { channels, urlSigner }),
        bookings,
        details,
        presences,
        replays,
      }),
      ...createLiveDetailHandlers(details),
      ...createAgendaHandlers(deps),
      ...createStatusHandlers(deps, moveStatus),
      ...createChatHandlers(deps, {
        chats,
        presences,
        playbacks: createPlaybackService(deps, { recordings, channels }),
      }),
      ...createReplayHandlers({ repository, playbacks: createPlaybackCounter(deps), replays, positions }),
      ...createBookingHandlers(deps, bookings),
      ...createCaptionHandlers(createPostCaptions(deps)),
    },
    pageCards: {
      '/liveDetail': (query) => service.getPageCard(queryId(query, 'activityId')),
      '/meetingDetail': (query) => service.getPageCard(queryId(query, 'liveMeetingUuid')),
    },
    routes: async (app) => {
      await app.register(
        createStreamPlugin(deps, { encoders, followEncoders: createFollowEncoders(deps, moveStatus) }),
      );
      await app.register(createCalendarRoutes(deps, { calendars: createCalendarService(deps, bookings), sessions }));
    },
    mediaRoutes: [
      createLiveMediaRoute(deps, { sessions, urlSigner, channels, answer, recordings, captions }),
      ...(deps.config.live.playUrl === null ? [] : [createSharedStreamRoute(deps, { urlSigner, channels, answer })]),
    ],
    initialDataLoaders: {},
    jobs: [...createReplayJobs(deps, moveStatus), ...createChatJobs(deps)],
    workers: [
      createReminderWorker(createLiveReminders(deps, sendMessage)),
      createIndexCaptionsWorker(createIndexCaptions(deps, refreshDocuments)),
    ],
    erasure: async (tx, { id }) => {
      await eraseBookings(tx, id);
      await createAssistantRepository(tx).removeOfAccount(id);
      return {};
    },
    ownData: liveData,
    constraints: {},
  };
}

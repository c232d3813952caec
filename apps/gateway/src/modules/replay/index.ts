import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import type { LiveService } from '../live/event/service.ts';
import type { FindLiveListItems, FindUnfinishedReplays } from '../live/list/live-list-service.ts';
import type { RefreshLiveDocuments } from '../live/search/live-document-service.ts';
import type { MoveLiveStatus } from '../live/status/move-status-service.ts';
import type { FindReplayTimeline } from '../room/chat/playback-service.ts';
import type { ReplayLinks } from '../room/detail/replay-links.ts';
import type { LiveChannels } from '../stream/channel-service.ts';
import type { AnswerReplay } from '../stream/live-media-route.ts';
import type { PlayPositions } from '../video/position-service.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import type { VideoLinks } from '../video/video-link-service.ts';
import { createPlaybackCounter } from './playback-count-service.ts';
import { type CaptionTexts, createAnswerReplay } from './replay-answers.ts';
import { createReplayHandlers } from './replay-handlers.ts';
import { createReplayJobs } from './replay-jobs.ts';
import { createReplayLinks } from './replay-link-service.ts';
import { createReplayPositions, type ReplayPositions } from './replay-position-service.ts';
import type { Recordings } from './replay-recording-service.ts';
import { createFindReplayTimeline } from './replay-timeline-service.ts';
import { createIndexCaptions, createIndexCaptionsWorker } from './search/index-captions-service.ts';
import { createStartedReplays, getUnfinishedIds } from './started-replays-service.ts';
import { liveReplayPosition } from './tables.ts';

/** The data export of an account: its positions in replays. */
const ownData: OwnData = {
  rows: [
    {
      name: 'live-replay-positions',
      title: m['ownData.replay.liveReplayPositions'],
      table: liveReplayPosition,
      account: liveReplayPosition.accountId,
    },
  ],
  listFiles: null,
};

/** The module of the replays of live events. */
export function createReplay(
  deps: AppContext,
  {
    liveEvents,
    findListItems,
    moveStatus,
    refreshDocuments,
    channels,
    recordings,
    captions,
    videos,
    videoPositions,
    urlSigner,
  }: {
    readonly liveEvents: LiveService;
    readonly findListItems: FindLiveListItems;
    readonly moveStatus: MoveLiveStatus;
    readonly refreshDocuments: RefreshLiveDocuments;
    readonly channels: LiveChannels;
    readonly recordings: Recordings;
    readonly captions: CaptionTexts;
    readonly videos: VideoLinks;
    readonly videoPositions: Pick<PlayPositions, 'findByVideos' | 'listLatest' | 'save'>;
    readonly urlSigner: UrlSigner;
  },
): Module<'addPlaybackNum' | 'saveReplayPosition' | 'listBegunReplays'> & {
  readonly positions: ReplayPositions;
  readonly listUnfinishedIds: FindUnfinishedReplays;
  readonly links: ReplayLinks;
  readonly answer: AnswerReplay;
  readonly findTimeline: FindReplayTimeline;
} {
  const { clock } = deps;
  const positions = createReplayPositions(deps, { videos: videoPositions });
  const listStarted = createStartedReplays({ positions, findListItems });
  const links = createReplayLinks({ clock, channels, recordings, videos, positions, urlSigner });

  return {
    positions,
    listUnfinishedIds: async (accountId) => getUnfinishedIds(await listStarted(accountId)),
    links,
    answer: createAnswerReplay({ clock, recordings, captions }),
    findTimeline: createFindReplayTimeline({ liveEvents, recordings, channels }),
    handlers: {
      listBegunReplays: async (_input, { session }) => ({ list: await listStarted(session.customerId) }),
      ...createReplayHandlers({ liveEvents, playbacks: createPlaybackCounter(deps), replays: links, positions }),
    },
    routes: null,
    pageCards: {},
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: createReplayJobs(deps, moveStatus),
    workers: [createIndexCaptionsWorker(createIndexCaptions(deps, refreshDocuments))],
    erasure: null,
    ownData,
    constraints: {},
  };
}

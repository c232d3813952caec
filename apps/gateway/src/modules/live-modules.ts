import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../platform/app-context.ts';
import type { PostMessage } from '../platform/portal-message.ts';
import type { SessionStore } from '../platform/session/session.ts';
import type { ContentDependencies } from './content/service.ts';
import type { CreditService } from './credit/credit-service.ts';
import type { DoctorService } from './doctor/service.ts';
import { listBlockedAccounts, requireUnblocked } from './engagement/block/block-service.ts';
import { createLive } from './live/index.ts';
import { createMoveLiveStatus } from './live/status/move-status-service.ts';
import { refreshLiveDocuments } from './live-index.ts';
import type { ProductService } from './product/service.ts';
import { createReplay } from './replay/index.ts';
import { decideReplayRight } from './replay/policy.ts';
import { createRecordings } from './replay/replay-recording-service.ts';
import { createCaptionTexts } from './room/captions/caption-text-service.ts';
import { createRoom } from './room/index.ts';
import { createSpokenAnswersRepository } from './room/question/spoken-answers-repository.ts';
import { createFoundMessages } from './room/replay-search/found-message-service.ts';
import { findEntryIds } from './search/results/find-entry-ids-service.ts';
import { createLiveChannels } from './stream/channel-service.ts';
import { createStream } from './stream/index.ts';
import type { PlayPositions } from './video/position-service.ts';
import { createUrlSigner } from './video/signed-url.ts';
import { readVideoTranscript } from './video/video-details-service.ts';
import type { VideoLinks } from './video/video-link-service.ts';

/** Creates the four modules of live events: the events with their lists, their streams, replays and rooms. */
export function createLiveModules(
  deps: AppContext,
  {
    sessions,
    doctors,
    products,
    videoLinks,
    positions,
    updatePopularity,
    sendMessage,
    credit,
  }: {
    readonly sessions: SessionStore;
    readonly doctors: DoctorService;
    readonly products: ProductService;
    readonly videoLinks: VideoLinks;
    readonly positions: PlayPositions;
    readonly sendMessage: PostMessage;
    readonly credit: Pick<CreditService, 'awardCredit'>;
  } & Pick<ContentDependencies, 'updatePopularity'>,
) {
  const moveStatus = createMoveLiveStatus(deps);
  const recordings = createRecordings(deps);
  const live = createLive(deps, {
    sessions,
    moveStatus,
    listRecordedRanges: (liveIds) => recordings.listRecordedRanges(liveIds),
    spokenAnswers: createSpokenAnswersRepository(deps.db),
    foundMessages: createFoundMessages(deps, (words) => findEntryIds(deps.db, ResourceType.live, words)),
    findUnfinishedReplays: (accountId) => replay.listUnfinishedIds(accountId),
    updatePopularity,
    sendMessage,
    credit,
  });
  const liveEvents = live.service;
  const streams = {
    channels: createLiveChannels(deps),
    captions: createCaptionTexts(deps),
    urlSigner: createUrlSigner(deps.keyFor('live-link')),
  };
  const replay = createReplay(deps, {
    ...streams,
    liveEvents,
    findListItems: live.findListItems,
    moveStatus,
    refreshDocuments: refreshLiveDocuments,
    recordings,
    videos: videoLinks,
    videoPositions: positions,
  });
  const room = createRoom(deps, {
    ...streams,
    liveEvents,
    attendance: live.attendance,
    bookings: live.bookings,
    sentMedia: live.sentMedia,
    doctors,
    products,
    replays: replay.links,
    findTimeline: replay.findTimeline,
    findReplayLimit: (viewer, seconds) => decideReplayRight(viewer, seconds, deps.clock.now()).limitSeconds,
    readTranscript: (videoId) => readVideoTranscript(deps.db, videoId),
    blocks: { listBlockedAccounts, requireUnblocked },
  });
  const stream = createStream(deps, {
    ...streams,
    sessions,
    moveStatus,
    answerReplay: replay.answer,
    sentMedia: live.sentMedia,
  });
  return { live, stream, replay, room };
}

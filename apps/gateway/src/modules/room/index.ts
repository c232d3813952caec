import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { AttendanceService } from '../live/attendance/attendance-service.ts';
import type { SentMedia } from '../live/attendance/sent-media-service.ts';
import type { BookingService } from '../live/booking/booking-service.ts';
import type { LiveService } from '../live/event/service.ts';
import type { ProductService } from '../product/service.ts';
import type { LiveChannels } from '../stream/channel-service.ts';
import { createStreamLinks } from '../stream/stream-link-service.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import { createPostCaptions } from './captions/caption-service.ts';
import { createChatHandlers, type LiveChatCalls } from './chat/chat-handlers.ts';
import { createChatService } from './chat/chat-service.ts';
import { createFloods } from './chat/flood-service.ts';
import type { Blocks } from './chat/mention-service.ts';
import { createPlaybackService, type FindReplayTimeline } from './chat/playback-service.ts';
import { createPresenceService } from './chat/presence-service.ts';
import { createFindReader, createReadMessages } from './chat/read-messages-service.ts';
import { createSendMessage } from './chat/send-service.ts';
import { liveMessage, liveParticipant, livePresence, messageExpiryTime } from './chat/tables.ts';
import { createActivityHandlers, createLiveDetailHandlers, type LiveDetailCalls } from './detail/activity-handlers.ts';
import { createLiveDetails } from './detail/detail-service.ts';
import type { ReplayLinks } from './detail/replay-links.ts';
import { createFiguresHandlers, type LiveFiguresCalls } from './figures/figures-handlers.ts';
import { createFigures } from './figures/figures-service.ts';
import { liveOnlineMinute } from './figures/tables.ts';
import { createModerationHandlers, type LiveModerationCalls } from './moderation/moderation-handlers.ts';
import { createRoomRules } from './moderation/room-rules-service.ts';
import { liveMessageReport } from './moderation/tables.ts';
import { listWatchedWords } from './moderation/word-repository.ts';
import { createPollHandlers, type LivePollCalls } from './poll/poll-handlers.ts';
import { createPolls } from './poll/poll-service.ts';
import { livePoll, livePollVote } from './poll/tables.ts';
import { createQuestionHandlers, type LiveQuestionCalls } from './question/question-handlers.ts';
import { createQuestions } from './question/question-service.ts';
import { liveQuestion, liveQuestionVote } from './question/tables.ts';
import {
  createSearchReplay,
  type FindReplayLimit,
  type ReadTranscript,
} from './replay-search/replay-search-service.ts';
import { createExpiredAnswersJob } from './replay-search/replay-text-service.ts';

/** Retention of presence rows, in days; they count for two minutes (rules/retention#daily-jobs). */
const PRESENCE_RETENTION_DAYS = 1;

/** The data export of an account: its chat messages, questions and votes, and the events in which it took part. */
const ownData: OwnData = {
  rows: [
    {
      name: 'live-messages',
      title: m['ownData.room.liveMessages'],
      table: liveMessage,
      account: liveMessage.accountId,
      names: { publicProfileId: 'personId' },
    },
    {
      name: 'live-message-reports',
      title: m['ownData.room.liveMessageReports'],
      table: liveMessageReport,
      account: liveMessageReport.accountId,
    },
    {
      name: 'live-participations',
      title: m['ownData.room.liveParticipations'],
      table: liveParticipant,
      account: liveParticipant.accountId,
    },
    {
      name: 'live-questions',
      title: m['ownData.room.liveQuestions'],
      table: liveQuestion,
      account: liveQuestion.accountId,
    },
    {
      name: 'live-question-votes',
      title: m['ownData.room.liveQuestionVotes'],
      table: liveQuestionVote,
      account: liveQuestionVote.accountId,
    },
    {
      name: 'live-poll-votes',
      title: m['ownData.room.livePollVotes'],
      table: livePollVote,
      account: livePollVote.accountId,
    },
  ],
  listFiles: null,
};

/** The module of the rooms of live events: their pages with chat, presence and captions. */
export function createRoom(
  deps: AppContext,
  {
    liveEvents,
    attendance,
    bookings,
    doctors,
    products,
    channels,
    urlSigner,
    sentMedia,
    replays,
    findTimeline,
    findReplayLimit,
    readTranscript,
    blocks,
  }: {
    readonly liveEvents: LiveService;
    readonly attendance: AttendanceService;
    readonly bookings: BookingService;
    readonly doctors: DoctorService;
    readonly products: ProductService;
    readonly channels: LiveChannels;
    readonly urlSigner: UrlSigner;
    readonly sentMedia: SentMedia;
    readonly replays: ReplayLinks;
    readonly findTimeline: FindReplayTimeline;
    readonly findReplayLimit: FindReplayLimit;
    readonly readTranscript: ReadTranscript;
    readonly blocks: Blocks;
  },
): Module<
  | 'getActivityDetail'
  | LiveDetailCalls
  | LiveChatCalls
  | LiveModerationCalls
  | LiveQuestionCalls
  | LivePollCalls
  | LiveFiguresCalls
  | 'postLiveCaptions'
  | 'searchReplay'
> {
  const { clock, config } = deps;
  const chats = createChatService(deps, { doctors, blocks });
  const sendMessage = createSendMessage(deps, { listWatchedWords, blocks });
  const findReader = createFindReader(deps, blocks);
  const presences = createPresenceService(deps);
  const questions = createQuestions(deps, { chats, doctors, findTimeline });
  const polls = createPolls(deps, { chats });
  const floods = createFloods(deps);
  const rules = createRoomRules(deps, {
    floods,
    countQuestions: (liveId) => questions.countShown(liveId),
    findLatestPoll: polls.findLatestOpening,
  });
  const figures = createFigures(deps, {
    liveEvents,
    attendance,
    bookings,
    presences,
    countQuestions: (liveId) => questions.countShown(liveId),
  });
  const details = createLiveDetails(deps, { liveEvents, doctors, products, bookings, chats });
  const postCaptions = createPostCaptions(deps);
  const searchReplay = createSearchReplay(deps, {
    liveEvents,
    findTimeline,
    findLimit: findReplayLimit,
    readTranscript,
    findReader,
  });

  deps.roomBroadcast.onMessages(createReadMessages(deps));

  return {
    handlers: {
      ...createActivityHandlers({
        clock,
        liveEvents,
        doctors,
        streams: createStreamLinks(deps, { channels, urlSigner, sentMedia }),
        bookings,
        details,
        presences,
        replays,
      }),
      ...createLiveDetailHandlers(details),
      ...createChatHandlers(deps, {
        liveEvents,
        chats,
        sendMessage,
        presences,
        playbacks: createPlaybackService(deps, { liveEvents, findTimeline }),
        floods,
        findReader,
        readRoom: rules.read,
        recordReport: (event, accountId, online) => figures.recordReport(event, accountId, online),
      }),
      ...createModerationHandlers(deps, { doctors, rules, listWatchedWords }),
      ...createQuestionHandlers(questions),
      ...createPollHandlers(polls),
      ...createFiguresHandlers(figures),
      searchReplay: async (input, { session }) => ({ list: await searchReplay(input, session) }),
      postLiveCaptions: async (input) => ({ stored: await postCaptions(input) }),
    },
    routes: null,
    pageCards: {},
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [
      deleteOlderThan('live-messages', liveMessage, messageExpiryTime, config.live.retentionDays),
      deleteOlderThan('live-participants', liveParticipant, liveParticipant.joinedAt, config.live.retentionDays),
      createExpiredAnswersJob(config.live.retentionDays),
      deleteOlderThan('live-questions', liveQuestion, liveQuestion.askedAt, config.live.retentionDays),
      deleteOlderThan('live-polls', livePoll, livePoll.openedAt, config.live.retentionDays),
      deleteOlderThan('live-online-minutes', liveOnlineMinute, liveOnlineMinute.minuteAt, config.live.retentionDays),
      deleteOlderThan('live-presences', livePresence, livePresence.seenAt, PRESENCE_RETENTION_DAYS),
    ],
    workers: [],
    erasure: null,
    ownData,
    constraints: {},
  };
}

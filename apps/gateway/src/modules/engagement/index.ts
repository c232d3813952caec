import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import { type BlockCalls, createBlockHandlers } from './block/block-handlers.ts';
import { createBlockService } from './block/block-service.ts';
import { type BrowseCalls, createBrowseHandlers } from './browse/browse-handlers.ts';
import { type BrowseDependencies, createBrowseService } from './browse/browse-service.ts';
import { browseRecord } from './browse/tables.ts';
import { type CollectionCalls, createCollectionHandlers } from './collection/collection-handlers.ts';
import { createCollectionService } from './collection/collection-service.ts';
import { eraseComments } from './comment/comment-erasure.ts';
import { type CommentCalls, createCommentHandlers } from './comment/comment-handlers.ts';
import { createCommentListService } from './comment/comment-list-service.ts';
import { createCommentRecountJob } from './comment/comment-recount-service.ts';
import { type CommentDependencies, createCommentService } from './comment/comment-service.ts';
import { createMyCommentsHandlers, type MyCommentsCalls } from './comment/my-comments-handlers.ts';
import { unusedQuoteAt } from './comment/tables.ts';
import { type ContentReportCalls, createContentReportHandlers } from './content-report/content-report-handlers.ts';
import { createContentReportService } from './content-report/content-report-service.ts';
import { createReportReview, type ReportReview } from './content-report/resolve-report-service.ts';
import { createRecountJob } from './count/recount-service.ts';
import { eraseEngagement } from './erasure.ts';
import { createEventWorker, eventJobs } from './event/event-jobs.ts';
import { createEventService } from './event/event-service.ts';
import { createPublishEvent, type PostEventMessage } from './event/publish-event-service.ts';
import { createFanOutWorker } from './fan-out/fan-out-jobs.ts';
import { createFanOut, type PostNewContent } from './fan-out/fan-out-service.ts';
import { createFeedHandlers, type FeedCalls } from './feed/feed-handlers.ts';
import { createFollowHandlers, type FollowCalls } from './follow/follow-handlers.ts';
import { createFollowService } from './follow/follow-service.ts';
import { createFollowingListHandlers, type FollowingListCalls } from './follow/following-list-handlers.ts';
import { createFollowingListRepository } from './follow/following-list-repository.ts';
import { createPeopleHandlers, type PeopleCalls, type PeopleDependencies } from './follow/people-handlers.ts';
import { createLikeHandlers, type LikeCalls } from './like/like-handlers.ts';
import { createLikeService } from './like/like-service.ts';
import { createMentionHandlers, type MentionCalls } from './mention/mention-handlers.ts';
import { createMentionService } from './mention/mention-service.ts';
import { createModerationHandlers, type ModerationCalls } from './moderation/moderation-handlers.ts';
import { createModeration, type Moderation, type PostDecisionMessage } from './moderation/moderation-service.ts';
import { engagementData } from './own-data-service.ts';
import { createQuoteHandlers, type QuoteCalls } from './quote/quote-handlers.ts';
import { createQuoteService, type ReadResourceParts } from './quote/quote-service.ts';
import { quote } from './quote/tables.ts';
import { createReportHandlers, type ReportCalls } from './report/report-handlers.ts';
import { createReportService } from './report/report-service.ts';
import { createScoreHandlers, type ScoreCalls } from './score/score-handlers.ts';
import { createScoreService } from './score/score-service.ts';
import { createEngagementService, type EngagementService } from './service.ts';
import { createStateHandlers, type StateCalls } from './state/state-handlers.ts';

/** Days for which a quote without a comment is retained (rules/quote#quotes). */
const QUOTE_RETENTION_DAYS = 7;

/** Retention of browsing records, in days (rules/retention#daily-jobs). */
const BROWSE_RETENTION_DAYS = 365;

/** Daily jobs that delete quotes without a comment, and old browsing records. */
const retentionJobs: readonly Job[] = [
  deleteOlderThan('quotes', quote, unusedQuoteAt, QUOTE_RETENTION_DAYS),
  deleteOlderThan('browse-records', browseRecord, browseRecord.viewedAt, BROWSE_RETENTION_DAYS),
];

/**
 * Engagement of accounts with content: follows, likes, favourites, comments and moderation (rules/engagement,
 * rules/comment).
 */
export function createEngagement(
  deps: Pick<AppContext, 'audit' | 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'rateLimits'>,
  {
    content,
    liveEvents,
    products,
    addLiveView,
    positions,
    replayPositions,
    postEventMessage,
    postNewContent,
    postMessage,
    sendMessage,
    readResourceParts,
    ...comments
  }: CommentDependencies &
    BrowseDependencies &
    PeopleDependencies & {
      readonly postEventMessage: PostEventMessage;
      readonly postNewContent: PostNewContent;
      readonly postMessage: PostDecisionMessage;
      /** Posts a message and sends it by its receiver's channels too. */
      readonly sendMessage: PostDecisionMessage;
      readonly readResourceParts: ReadResourceParts;
    },
): Module<
  | BrowseCalls
  | BlockCalls
  | CollectionCalls
  | CommentCalls
  | ContentReportCalls
  | FeedCalls
  | FollowingListCalls
  | FollowCalls
  | LikeCalls
  | MentionCalls
  | ModerationCalls
  | MyCommentsCalls
  | PeopleCalls
  | QuoteCalls
  | ReportCalls
  | ScoreCalls
  | StateCalls
> & { readonly service: EngagementService; readonly moderation: Moderation; readonly reportReview: ReportReview } {
  const events = createEventService(deps);
  const lists = createCommentListService(deps);
  const browsing = {
    content,
    liveEvents,
    doctors: comments.doctors,
    products,
    addLiveView,
    positions,
    replayPositions,
  };
  return {
    service: createEngagementService(deps),
    moderation: createModeration(deps, sendMessage),
    reportReview: createReportReview(deps, postMessage),
    handlers: {
      ...createFollowingListHandlers(deps.clock, createFollowingListRepository(deps.db)),
      ...createBlockHandlers(createBlockService(deps), deps),
      ...createCommentHandlers(createCommentService(deps, { ...comments, events, lists }), lists, deps),
      ...createFeedHandlers(deps, content),
      ...createContentReportHandlers(createContentReportService(deps)),
      ...createFollowHandlers(createFollowService(deps, events)),
      ...createLikeHandlers(createLikeService(deps, events)),
      ...createBrowseHandlers(deps, createBrowseService(deps, browsing), browsing),
      ...createCollectionHandlers(deps, createCollectionService(deps), content),
      ...createMentionHandlers(createMentionService(deps)),
      ...createModerationHandlers(deps),
      ...createMyCommentsHandlers(deps),
      ...createPeopleHandlers(deps, comments),
      ...createQuoteHandlers(createQuoteService(deps, readResourceParts)),
      ...createReportHandlers(createReportService(deps)),
      ...createScoreHandlers(createScoreService(deps)),
      ...createStateHandlers(deps),
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [createRecountJob(deps), createCommentRecountJob(deps), ...eventJobs, ...retentionJobs],
    workers: [
      createEventWorker(createPublishEvent(deps, postEventMessage)),
      createFanOutWorker(createFanOut(deps, postNewContent)),
    ],
    erasure: async (tx, account) => {
      await eraseComments(tx, account);
      return eraseEngagement(tx, account);
    },
    ownData: engagementData,
    constraints: { favorite_folder_name: 'folderNameInUse' },
  };
}

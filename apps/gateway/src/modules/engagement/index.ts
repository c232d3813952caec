import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { EraseAccount, Module } from '../../platform/module.ts';
import type { PostMessage } from '../../platform/portal-message.ts';
import { quote, unusedQuoteAt } from './base/comments/tables.ts';
import { createCountRepository } from './base/count-repository.ts';
import { type BlockCalls, createBlockHandlers } from './block/block-handlers.ts';
import { createBlockService } from './block/block-service.ts';
import { type BrowseCalls, createBrowseHandlers } from './browse/browse-handlers.ts';
import { type BrowseDependencies, createBrowseService } from './browse/browse-service.ts';
import { browseRecord } from './browse/tables.ts';
import { type CollectionCalls, createCollectionHandlers } from './collection/collection-handlers.ts';
import { createCollectionService } from './collection/collection-service.ts';
import { createFavoriteRepository } from './collection/favorite-repository.ts';
import { type CommentCalls, createCommentHandlers } from './comment/comment-handlers.ts';
import { createCommentListService } from './comment/comment-list-service.ts';
import { createCommentRecountJob } from './comment/comment-recount-service.ts';
import { type CommentDependencies, createCommentService } from './comment/comment-service.ts';
import { createCommentWriteRepository } from './comment/comment-write-repository.ts';
import { createMyCommentsHandlers, type MyCommentsCalls } from './comment/my-comments-handlers.ts';
import { createContentReportService } from './content-report/content-report-service.ts';
import { createReportReview, type ReportReview } from './content-report/resolve-report-service.ts';
import { createRecountJob } from './count/recount-service.ts';
import { createEventService, createEventWorker } from './event/event-service.ts';
import { createPublishEvent, type PostEventMessage } from './event/publish-event-service.ts';
import { engagementEvent } from './event/tables.ts';
import { createFanOut, createFanOutWorker, type PostNewContent } from './fan-out/fan-out-service.ts';
import { createFeedHandlers, type FeedCalls } from './feed/feed-handlers.ts';
import { createFollowRepository } from './follow/follow-repository.ts';
import { createFollowService } from './follow/follow-service.ts';
import { createFollowingListHandlers, type FollowingListCalls } from './follow/following-list-handlers.ts';
import { createFollowingListRepository } from './follow/following-list-repository.ts';
import { createPeopleHandlers, type PeopleCalls, type PeopleDependencies } from './follow/people-handlers.ts';
import { createHandlers, type ServiceCalls } from './handlers.ts';
import { createLikeRepository } from './like/like-repository.ts';
import { createLikeService } from './like/like-service.ts';
import { createMentionService } from './mention/mention-service.ts';
import { createAppealDecisionService } from './moderation/appeal-decision-service.ts';
import { createModeration, type Moderation } from './moderation/moderation-service.ts';
import { createReportService } from './moderation/report-service.ts';
import { engagementData } from './own-data-service.ts';
import { createQuoteService, type ReadResourceParts } from './quote/quote-service.ts';
import { createScoreRepository } from './score/score-repository.ts';
import { createScoreService } from './score/score-service.ts';
import { createEngagementService, type EngagementService } from './service.ts';
import { createStateHandlers, type StateCalls } from './state-handlers.ts';

/** Days for which a quote without a comment is retained (rules/quote#quotes). */
const QUOTE_RETENTION_DAYS = 7;

/** Retention of browsing records, in days (rules/retention#daily-jobs). */
const BROWSE_RETENTION_DAYS = 365;

/** Days in which the same action is notified once (rules/message#events). */
const EVENT_RETENTION_DAYS = 90;

/** Daily jobs that delete old events, quotes without a comment, and old browsing records. */
const retentionJobs: readonly Job[] = [
  deleteOlderThan('engagement-events', engagementEvent, engagementEvent.recordedAt, EVENT_RETENTION_DAYS),
  deleteOlderThan('quotes', quote, unusedQuoteAt, QUOTE_RETENTION_DAYS),
  deleteOlderThan('browse-records', browseRecord, browseRecord.viewedAt, BROWSE_RETENTION_DAYS),
];

/**
 * Ends the likes, follows, favourites and scores of an account that is erased, lowers their counts, and deletes the
 * reports of its comments (rules/engagement#erasure). Its comments stay without it, unless they are held or removed
 * (rules/comment#erasure).
 */
const eraseEngagement: EraseAccount = async (tx, { id }) => {
  const comments = createCommentWriteRepository(tx);
  await comments.removeLikesOf(id);
  await comments.removeReportsOf(id);
  await comments.emptyHiddenOf(id);
  const followed = await createFollowRepository(tx).removeOfAccount(id);
  const liked = await createLikeRepository(tx).removeOfAccount(id);
  const collected = await createFavoriteRepository(tx).removeOfAccount(id);
  const scored = await createScoreRepository(tx).removeOfAccount(id);
  const counts = createCountRepository(tx);
  await counts.lock([...followed, ...liked, ...collected, ...scored]);
  await counts.decrementEach(followed, 'fans');
  await counts.decrementEach(liked, 'likes');
  await counts.decrementEach(collected, 'favorites');
  await counts.subtractScores(scored);
  return {};
};

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
      readonly postMessage: PostMessage;
      /** Posts a message and sends it by its receiver's channels too. */
      readonly sendMessage: PostMessage;
      readonly readResourceParts: ReadResourceParts;
    },
): Module<
  | BrowseCalls
  | BlockCalls
  | CollectionCalls
  | CommentCalls
  | FeedCalls
  | FollowingListCalls
  | MyCommentsCalls
  | PeopleCalls
  | ServiceCalls
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
      ...createHandlers({
        follows: createFollowService(deps, events),
        likes: createLikeService(deps, events),
        scores: createScoreService(deps),
        quotes: createQuoteService(deps, readResourceParts),
        mentions: createMentionService(deps),
        reports: createReportService(deps),
        appeals: createAppealDecisionService(deps),
        contentReports: createContentReportService(deps),
      }),
      ...createFollowingListHandlers(deps.clock, createFollowingListRepository(deps.db)),
      ...createBlockHandlers(createBlockService(deps), deps),
      ...createCommentHandlers(createCommentService(deps, { ...comments, events, lists }), lists, deps),
      ...createFeedHandlers(deps, content),
      ...createBrowseHandlers(deps, createBrowseService(deps, browsing), browsing),
      ...createCollectionHandlers(deps, createCollectionService(deps), content),
      ...createMyCommentsHandlers(deps),
      ...createPeopleHandlers(deps, comments),
      ...createStateHandlers(deps),
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [createRecountJob(deps), createCommentRecountJob(deps), ...retentionJobs],
    workers: [
      createEventWorker(createPublishEvent(deps, postEventMessage)),
      createFanOutWorker(createFanOut(deps, postNewContent)),
    ],
    erasure: eraseEngagement,
    ownData: engagementData,
    constraints: { favorite_folder_name: 'folderNameInUse' },
  };
}

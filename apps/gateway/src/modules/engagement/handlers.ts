import { ResourceType } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentReportService } from './content-report/content-report-service.ts';
import type { FollowService } from './follow/follow-service.ts';
import type { LikeService } from './like/like-service.ts';
import type { MentionService } from './mention/mention-service.ts';
import type { AppealDecisionService } from './moderation/appeal-decision-service.ts';
import type { ReportService } from './moderation/report-service.ts';
import type { QuoteService } from './quote/quote-service.ts';
import type { ScoreService } from './score/score-service.ts';

/** The calls that are answered by one service each, as it returns. */
export type ServiceCalls =
  | 'createSubscribe'
  | 'updateSubscribe'
  | 'likeResource'
  | 'likeDoctor'
  | 'saveScore'
  | 'getScore'
  | 'createQuote'
  | 'listMentionCandidates'
  | 'reportComment'
  | 'appealCommentDecision'
  | 'reportContent';

/** The services that answer these calls. */
interface Services {
  readonly follows: FollowService;
  readonly likes: LikeService;
  readonly scores: ScoreService;
  readonly quotes: QuoteService;
  readonly mentions: MentionService;
  readonly reports: ReportService;
  readonly appeals: AppealDecisionService;
  readonly contentReports: ContentReportService;
}

/** Handles the calls of follows, likes, scores, quotes, mentions, reports and appeals. */
export function createHandlers({
  follows,
  likes,
  scores,
  quotes,
  mentions,
  reports,
  appeals,
  contentReports,
}: Services): Handlers<ServiceCalls> {
  return {
    createSubscribe: ({ resType, resId }, { session }) =>
      follows.setFollow(session.customerId, { refType: resType, refId: resId }, true),

    updateSubscribe: ({ resType, resId, on }, { session }) =>
      follows.setFollow(session.customerId, { refType: resType, refId: resId }, on),

    likeResource: ({ resourceType, resourceId, on }, { session }) =>
      likes.setLike(session.customerId, { refType: resourceType, refId: resourceId }, on),

    likeDoctor: ({ doctorId, on }, { session }) =>
      likes.setLike(session.customerId, { refType: ResourceType.author, refId: doctorId }, on),

    saveScore: ({ resourceType, resourceId, score }, { session }) =>
      scores.save(session.customerId, { refType: resourceType, refId: resourceId }, score),

    getScore: ({ resourceType, resourceId }, { session }) =>
      scores.read({ refType: resourceType, refId: resourceId }, session?.customerId ?? null),

    createQuote: ({ resourceType, resourceId, place, text }, { session }) =>
      quotes.create(session.customerId, { resourceType, resourceId }, place, text),

    listMentionCandidates: async ({ keyWord }, { session }) => ({
      list: await mentions.listCandidates(session.customerId, keyWord),
    }),

    async reportComment(report, { session }) {
      await reports.report(session.customerId, report);
      return {};
    },

    appealCommentDecision: ({ number, text }, context) =>
      appeals.appeal({ accountId: context.session.customerId, number, text }, context),

    async reportContent(report, { session }) {
      await contentReports.report(session.customerId, report);
      return {};
    },
  };
}

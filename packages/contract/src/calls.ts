import * as account from './account/calls.ts';
import * as device from './account/device-calls.ts';
import * as email from './account/email-calls.ts';
import * as owner from './account/owner-calls.ts';
import * as phone from './account/phone-calls.ts';
import * as proof from './account/proof-calls.ts';
import * as scan from './account/scan-calls.ts';
import * as session from './account/session-calls.ts';
import * as verify from './account/verify-calls.ts';
import * as advert from './advert/calls.ts';
import * as agreement from './agreement/calls.ts';
import * as ai from './ai/calls.ts';
import * as analytics from './analytics/calls.ts';
import * as appeal from './appeal/calls.ts';
import * as cases from './case/calls.ts';
import * as caseDraft from './case/draft-calls.ts';
import * as caseImage from './case/image-calls.ts';
import * as caseSeries from './case/series-calls.ts';
import * as certification from './certification/calls.ts';
import * as certificationPhone from './certification/phone-calls.ts';
import * as content from './content/calls.ts';
import * as courseAttachment from './course/attachment-calls.ts';
import * as course from './course/calls.ts';
import * as courseLearning from './course/learning-calls.ts';
import * as courseTest from './course/test-calls.ts';
import * as credit from './credit/calls.ts';
import * as certificate from './credit/certificate-calls.ts';
import * as dataExport from './data-export/calls.ts';
import * as dictionary from './dictionary/calls.ts';
import * as doctor from './doctor/calls.ts';
import * as document from './document/calls.ts';
import * as block from './engagement/block-calls.ts';
import * as browse from './engagement/browse-calls.ts';
import * as engagement from './engagement/calls.ts';
import * as collection from './engagement/collection-calls.ts';
import * as comment from './engagement/comment-calls.ts';
import * as contentReport from './engagement/content-report-calls.ts';
import * as feed from './engagement/feed-calls.ts';
import * as follow from './engagement/follow-calls.ts';
import * as like from './engagement/like-calls.ts';
import * as mention from './engagement/mention-calls.ts';
import * as moderation from './engagement/moderation-calls.ts';
import * as myComments from './engagement/my-comments-calls.ts';
import * as quote from './engagement/quote-calls.ts';
import * as report from './engagement/report-calls.ts';
import * as score from './engagement/score-calls.ts';
import * as engagementState from './engagement/state-calls.ts';
import * as home from './home/calls.ts';
import * as language from './language/calls.ts';
import * as liveAgenda from './live/agenda-calls.ts';
import * as liveBookings from './live/booking-calls.ts';
import * as liveLists from './live/list-calls.ts';
import * as liveStatus from './live/status-calls.ts';
import * as membership from './membership/calls.ts';
import * as message from './message/calls.ts';
import * as organization from './organization/calls.ts';
import * as outbox from './outbox/calls.ts';
import * as permission from './permission/calls.ts';
import * as personal from './personal/calls.ts';
import * as personalSummary from './personal/summary-calls.ts';
import * as product from './product/calls.ts';
import * as replay from './replay/calls.ts';
import * as room from './room/calls.ts';
import * as roomCaptions from './room/caption-calls.ts';
import * as roomChat from './room/chat-calls.ts';
import * as roomDetails from './room/detail-calls.ts';
import * as roomFigures from './room/figures-calls.ts';
import * as roomModeration from './room/moderation-calls.ts';
import * as roomPolls from './room/poll-calls.ts';
import * as roomQuestions from './room/question-calls.ts';
import * as roomReplaySearch from './room/replay-search-calls.ts';
import * as roomReports from './room/report-calls.ts';
import * as search from './search/calls.ts';
import * as shell from './shell/calls.ts';
import * as config from './shell/config-calls.ts';
import * as streamHealth from './stream/health-calls.ts';
import * as transfer from './transfer/calls.ts';
import * as unsubscribe from './unsubscribe/calls.ts';
import * as video from './video/calls.ts';
import * as watch from './video/watch-calls.ts';

/** Every call of the gateway by name; the gateway's types require a handler for each. */
export const calls = {
  ...account,
  ...verify,
  ...device,
  ...owner,
  ...email,
  ...phone,
  ...scan,
  ...session,
  ...proof,
  ...advert,
  ...agreement,
  ...ai,
  ...analytics,
  ...appeal,
  ...cases,
  ...caseDraft,
  ...caseImage,
  ...caseSeries,
  ...certification,
  ...certificationPhone,
  ...content,
  ...course,
  ...credit,
  ...certificate,
  ...courseAttachment,
  ...courseLearning,
  ...courseTest,
  ...dataExport,
  ...dictionary,
  ...doctor,
  ...document,
  ...engagement,
  ...browse,
  ...block,
  ...comment,
  ...collection,
  ...feed,
  ...contentReport,
  ...follow,
  ...like,
  ...myComments,
  ...mention,
  ...moderation,
  ...quote,
  ...report,
  ...score,
  ...engagementState,
  ...home,
  ...language,
  ...liveAgenda,
  ...liveBookings,
  ...liveLists,
  ...liveStatus,
  ...replay,
  ...room,
  ...roomCaptions,
  ...roomChat,
  ...roomDetails,
  ...roomFigures,
  ...roomModeration,
  ...roomPolls,
  ...roomQuestions,
  ...roomReplaySearch,
  ...roomReports,
  ...membership,
  ...message,
  ...organization,
  ...outbox,
  ...permission,
  ...personal,
  ...personalSummary,
  ...product,
  ...search,
  ...shell,
  ...config,
  ...streamHealth,
  ...transfer,
  ...unsubscribe,
  ...video,
  ...watch,
};

export type Calls = typeof calls;

/** The name of a call. */
export type CallName = keyof Calls;

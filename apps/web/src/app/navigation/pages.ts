import type { PageName } from '@osteon/domain';
import type { ComponentType } from 'react';

/** The exports of a page's chunk. */
export interface Page {
  readonly Component: ComponentType;
}

/**
 * Every page as a chunk of its own. This list names their files and those that they import, which would weigh on every
 * first load: it is a chunk itself, which the gateway's document prefetches: it names the chunk of its own page.
 */
export const pages: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: () => import('../routes/home/home.tsx'),
  aiSearch: () => import('../routes/ai/ai-search.tsx'),
  videoTerminal: () => import('../routes/video/video-terminal.tsx'),
  courseList: () => import('../routes/course/course-list.tsx'),
  meetingList: () => import('../routes/live/meeting-list.tsx'),
  liveDetail: () => import('../routes/live/live-detail.tsx'),
  meetingDetail: () => import('../routes/live/meeting-detail.tsx'),
  courseTerminal: () => import('../routes/course/course-terminal.tsx'),
  searchList: () => import('../routes/search/search-list.tsx'),
  historyLiveList: () => import('../routes/live/history-live-list.tsx'),
  caseTerminal: () => import('../routes/case/case-terminal.tsx'),
  doctorHome: () => import('../routes/doctor/doctor-home.tsx'),
  personalHome: () => import('../routes/personal/personal-home.tsx'),
  agreementPage: () => import('../routes/agreement/agreement-page.tsx'),
  productList: () => import('../routes/product/product-list.tsx'),
  boneDictionary: () => import('../routes/dictionary/bone-dictionary.tsx'),
  docTerminal: () => import('../routes/document/doc-terminal.tsx'),
  caseList: () => import('../routes/case/case-list.tsx'),
  personalInfo: () => import('../routes/personal/personal-info.tsx'),
  surgeryVideoList: () => import('../routes/video/surgery-video-list.tsx'),
  tagList: () => import('../routes/content/tag-list.tsx'),
  departmentTeam: () => import('../routes/doctor/department-team.tsx'),
  latestContent: () => import('../routes/content/latest-content.tsx'),
  hotContent: () => import('../routes/content/hot-content.tsx'),
  industryLeaders: () => import('../routes/doctor/industry-leaders.tsx'),
  tagTerminal: () => import('../routes/content/tag-terminal.tsx'),
  dictionaryTerminal: () => import('../routes/dictionary/dictionary-terminal.tsx'),
  organization: () => import('../routes/organization/organization.tsx'),
  membership: () => import('../routes/membership/membership.tsx'),
  official: () => import('../routes/official/official.tsx'),
  unsubscribeEmail: () => import('../routes/unsubscribe/unsubscribe-email.tsx'),
  noPermission: () => import('../routes/error-pages/no-permission.tsx'),
  allinManufacturerAuth: () => import('../routes/certification/allin-manufacturer-auth.tsx'),
  casePublishRichText: () => import('../routes/case/case-publish-rich-text.tsx'),
  casePublishPreview: () => import('../routes/case/case-publish-preview.tsx'),
  phoneLogin: () => import('../routes/account/phone-login.tsx'),
  revokeCancellation: () => import('../routes/account/revoke-cancellation.tsx'),
  phoneTransfer: () => import('../routes/transfer/phone-transfer.tsx'),
  verifyTranscript: () => import('../routes/credit/verify-transcript.tsx'),
  phoneCertify: () => import('../routes/certification/phone-certify.tsx'),
  outbox: () => import('../routes/outbox/outbox.tsx'),
  notFound: () => import('../routes/error-pages/not-found.tsx'),
};

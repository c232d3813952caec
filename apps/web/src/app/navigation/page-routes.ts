import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import type { RouteObject } from 'react-router';
import { loadChunk } from '../../lib/chunk/load-chunk.ts';

type Page = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader'>;

const pages: Readonly<Record<RouteName, () => Promise<Page>>> = {
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
  allinManufacturerAuth: () => import('../routes/certification/company-certification.tsx'),
};

const names = Object.keys(pages) as RouteName[];

const withParts = import.meta.env.DEV || import.meta.env.MODE === 'test';

/**
 * Every screen (rules/shell#screens) as a chunk of its own, and the page for unknown paths; in development and in tests
 * also the component gallery.
 */
export const pageRoutes: RouteObject[] = [
  ...names.map((name) => ({ path: ROUTE_FRAMES[name].path, lazy: () => loadChunk(pages[name]) })),
  ...(withParts
    ? [{ path: '/m/parts', lazy: () => loadChunk(() => import('../component-gallery/component-gallery.tsx')) }]
    : []),
  { path: '/m/login', lazy: () => loadChunk(() => import('../routes/account/phone-login.tsx')) },
  { path: '/m/revoke', lazy: () => loadChunk(() => import('../routes/account/revoke-cancellation.tsx')) },
  { path: '/m/transfer', lazy: () => loadChunk(() => import('../routes/transfer/phone-transfer.tsx')) },
  { path: '/m/transcript', lazy: () => loadChunk(() => import('../routes/credit/verify-transcript.tsx')) },
  { path: '/m/certify/:step?', lazy: () => loadChunk(() => import('../routes/certification/phone-certify.tsx')) },
  { path: '/m/outbox', lazy: () => loadChunk(() => import('../routes/outbox/outbox.tsx')) },
  { path: '*', lazy: () => loadChunk(() => import('../routes/error-pages/not-found.tsx')) },
];

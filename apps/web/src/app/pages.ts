import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import type { RouteObject } from 'react-router';
import { loadPage } from './load-page.ts';

type Page = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader'>;

const pages: Readonly<Record<RouteName, () => Promise<Page>>> = {
  home: () => import('./routes/home.tsx'),
  aiSearch: () => import('./routes/ai-search.tsx'),
  videoTerminal: () => import('./routes/video-terminal.tsx'),
  courseList: () => import('./routes/course-list.tsx'),
  meetingList: () => import('./routes/meeting-list.tsx'),
  liveDetail: () => import('./routes/live-detail.tsx'),
  meetingDetail: () => import('./routes/meeting-detail.tsx'),
  courseTerminal: () => import('./routes/course-terminal.tsx'),
  searchList: () => import('./routes/search-list.tsx'),
  historyLiveList: () => import('./routes/history-live-list.tsx'),
  caseTerminal: () => import('./routes/case-terminal.tsx'),
  doctorHome: () => import('./routes/doctor-home.tsx'),
  personalHome: () => import('./routes/personal-home.tsx'),
  agreementPage: () => import('./routes/agreement-page.tsx'),
  productList: () => import('./routes/product-list.tsx'),
  boneDictionary: () => import('./routes/bone-dictionary.tsx'),
  docTerminal: () => import('./routes/doc-terminal.tsx'),
  caseList: () => import('./routes/case-list.tsx'),
  personalInfo: () => import('./routes/personal-info.tsx'),
  surgeryVideoList: () => import('./routes/surgery-video-list.tsx'),
  tagList: () => import('./routes/tag-list.tsx'),
  departmentTeam: () => import('./routes/department-team.tsx'),
  latestContent: () => import('./routes/latest-content.tsx'),
  hotContent: () => import('./routes/hot-content.tsx'),
  industryLeaders: () => import('./routes/industry-leaders.tsx'),
  tagTerminal: () => import('./routes/tag-terminal.tsx'),
  dictionaryTerminal: () => import('./routes/dictionary-terminal.tsx'),
  organization: () => import('./routes/organization.tsx'),
  membership: () => import('./routes/membership.tsx'),
  official: () => import('./routes/official.tsx'),
  unsubscribeEmail: () => import('./routes/unsubscribe-email.tsx'),
  noPermission: () => import('./routes/no-permission.tsx'),
};

const names = Object.keys(pages) as RouteName[];

const withParts = import.meta.env.DEV || import.meta.env.MODE === 'test';

/**
 * Every screen of seed 000 §2, each its own chunk, and the page for unknown paths; in development and in the tests
 * also the page of all parts.
 */
export const pageRoutes: RouteObject[] = [
  ...names.map((name) => ({ path: ROUTE_FRAMES[name].path, lazy: () => loadPage(pages[name]) })),
  ...(withParts ? [{ path: '/m/parts', lazy: () => loadPage(() => import('./routes/parts.tsx')) }] : []),
  { path: '/m/login', lazy: () => loadPage(() => import('./routes/phone-login.tsx')) },
  { path: '/m/revoke', lazy: () => loadPage(() => import('./routes/revoke-cancellation.tsx')) },
  { path: '/m/transfer', lazy: () => loadPage(() => import('./routes/phone-transfer.tsx')) },
  { path: '/m/outbox', lazy: () => loadPage(() => import('./routes/outbox.tsx')) },
  { path: '*', lazy: () => loadPage(() => import('./routes/not-found.tsx')) },
];

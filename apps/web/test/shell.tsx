import { BASE_PATH, type PageName, RoleId } from '@osteon/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { createRouter, type PortalRouter } from '../src/app/navigation/router.ts';
import { PageView, RouterView } from '../src/app/navigation/router-view.tsx';
import { Shell } from '../src/app/shell.tsx';
import { useSidebarChoice } from '../src/features/shell/sidebar/sidebar-choice.ts';
import { queryClient } from '../src/lib/gateway/query-client.ts';
import { ToastRegion } from '../src/ui/toast/toast-region.tsx';
import { MOBILE, profileOf } from './customer.ts';
import type { FakeGateway } from './fake-gateway.ts';

const HEIGHT = 900;

/** Answers the calls that the frame sends for anybody. */
export function answerFrame(gateway: FakeGateway): void {
  gateway.answer('getAuthorMemberInfo', {
    memberType: 0,
    expirationTime: 0,
    projectId: 'member',
    buyType: 0,
    discountAmount: '',
  });
  gateway.answer('getHomeNewState', { systemCourseNewState: 0 });
  gateway.answer('listHotSearches', { preList: [], bigDataList: [] });
}

/** Answers the calls that the frame sends for a customer, in addition. */
export function answerCustomer(gateway: FakeGateway): void {
  gateway.answer('getDoctorInfo', profileOf(RoleId.notAuthenticated));
  gateway.answer('checkAiSearchAuthority', { checkResult: false });
  gateway.answer('getMessageCount', { scenePromptList: [] });
  gateway.answer('listFollowing', { list: [], hasMore: false });
  gateway.answer('checkMobileBind', { isExpire: false, mobile: MOBILE, confirmedAt: null });
  gateway.answer('getLanguageConfig', { resourceLanguage: 1, videoSubtitlesLanguage: 1, videoAudioLanguage: 2 });
  gateway.answer('getLatestUnreadTransfer', {
    code: 0,
    loginTime: null,
    loginIp: null,
    id: null,
    resourceResult: null,
    popupStatus: 0,
  });
}

/** Answers the calls of the search field; it suggests one text. */
export function answerSuggestions(gateway: FakeGateway): void {
  gateway.answer('listJumpWords', { dataList: [] });
  gateway.answer('listRelatedSearchWords', ({ keyWord }) => ({
    dataList: [
      {
        value: `${keyWord}韧带损伤`,
        highlights: [
          { text: keyWord, type: 'match' },
          { text: '韧带损伤', type: 'text' },
        ],
        kind: 'disease',
      },
    ],
    pinyin: false,
    jumpList: [],
  }));
}

/** A page that is longer than every window. */
function LongPage() {
  return (
    <div className="page" style={{ minHeight: '200vh' }}>
      <h1>骨元</h1>
    </div>
  );
}

/**
 * Renders the shell around a page of this address, without a choice for the sidebar; returns its router.
 *
 * @param pages the pages that are not just a long one
 */
export async function renderShell(
  path: string,
  pages: Partial<Record<PageName, ComponentType>> = {},
): Promise<PortalRouter> {
  useSidebarChoice.setState({ choice: null });
  const getPage = (name: PageName) => pages[name] ?? LongPage;
  const router = createRouter(createMemoryHistory({ initialEntries: [BASE_PATH + path] }), {
    defaultChannel: 'test',
    getPage,
    loadPage: async (name) => getPage(name),
    onStart: () => {},
    onLeave: () => {},
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterView router={router}>
        <Shell>
          <PageView />
        </Shell>
      </RouterView>
      <ToastRegion />
    </QueryClientProvider>,
  );
  return router;
}

export const resize = (width: number, height = HEIGHT) => page.viewport(width, height);

export const header = page.getByRole('banner');
export const searchField = page.getByRole('combobox', { name: '搜索内容', exact: true });
export const menuButton = page.getByRole('button', { name: /^(展开|收起)菜单$/ });
export const sidebar = page.getByRole('navigation', { name: '主导航', exact: true });
export const bottomBar = page.getByRole('navigation', { name: '底部导航', exact: true });
export const slideOver = page.getByRole('dialog', { name: '主导航', exact: true });
export const platforms = header.getByRole('button', { name: '医学教育', exact: true });

/** The number of px that the page is wider than its window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The navigation of the page: the full sidebar, its rail of icons, the bottom bar, or none. */
export function getNavigation(): 'full' | 'rail' | 'bar' | 'none' {
  if (bottomBar.elements().length > 0) return 'bar';
  const link = sidebar.getByRole('link').elements()[0];
  if (link === undefined) return 'none';
  return link.getBoundingClientRect().width > 100 ? 'full' : 'rail';
}

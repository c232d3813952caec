import {
  BASE_PATH,
  FIRST_FRAME_READERS,
  type FirstFrameReader,
  getFirstFrameKey,
  getLayoutSection,
  isSidebarChosen,
  KEYWORD_PLACE,
  matchRoute,
  PersonalTab,
  ROUTE_FRAMES,
  type SidebarChoice,
  STORAGE_KEYS,
} from '@osteon/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { StoreApi } from 'zustand';
import { useSearchText } from '../../features/search/search-box/search-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useLocale } from '../../texts/locale.ts';
import { pageRoutes } from '../navigation/page-routes.ts';
import { FirstFrame } from './first-frame.tsx';

/** Prerendered shells by reader and by their key (`getFirstFrameKey`). */
type FirstFrames = Record<FirstFrameReader, Record<string, string>>;

/** Ids of every kind, so that a page of one item shows its skeleton; the frame has no link that names them. */
const ITEM = '?id=x&activityId=x&liveMeetingUuid=x';
const CUSTOMER = 'x';
const UNKNOWN_PATH = '/x';

/** A server renders the initial state of a store. */
function setInitialState<State extends object>(
  store: Pick<StoreApi<State>, 'getInitialState' | 'setState'>,
  state: Partial<State>,
) {
  Object.assign(store.getInitialState(), state);
  store.setState(state);
}

function listAddresses(): string[] {
  const { personalHome, searchList } = ROUTE_FRAMES;
  return [
    ...Object.values(ROUTE_FRAMES).map(({ path }) => path + ITEM),
    ...Object.values(PersonalTab).map((tab) => `${personalHome.path}?tab=${tab}`),
    `${searchList.path}?keyWord=${KEYWORD_PLACE}`,
    UNKNOWN_PATH,
  ];
}

/** Renders the page of an address in its frame, as it is before anything has loaded. */
function renderPage(address: string, choice: SidebarChoice | null, pages: ReadonlyMap<string, ComponentType>): string {
  const { pathname } = new URL(address, 'http://portal.invalid');
  const route = matchRoute(pathname);
  const Page = pages.get(route === null ? '*' : pathname);
  const frame = (
    <FirstFrame section={getLayoutSection(pathname, route)} choice={choice} route={route}>
      <Outlet />
    </FirstFrame>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', Component: Page ?? null }] }], {
    basename: BASE_PATH,
    initialEntries: [BASE_PATH + address],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/**
 * Renders the prerendered shell of every page that has a frame (rules/shell#first-frame). Run once per build, outside a
 * browser.
 */
export async function renderFirstFrames(): Promise<FirstFrames> {
  const pages = new Map<string, ComponentType>();
  for (const { path, lazy } of pageRoutes) {
    const page = typeof lazy === 'function' ? await lazy() : {};
    if (path && page.Component) pages.set(path, page.Component);
  }
  const frames = FIRST_FRAME_READERS.map((reader) => {
    setInitialState(useLocale, { locale: reader.startsWith('en') ? 'en' : 'zh' });
    setInitialState(useSession, { customerId: reader === 'visitor' ? '' : CUSTOMER });
    localStorage.setItem(STORAGE_KEYS.aiSearchRoom, reader.endsWith('ai') ? `1 ${CUSTOMER}` : '');
    return [reader, renderOfReader(pages)] as const;
  });
  return Object.fromEntries(frames) as FirstFrames;
}

function renderOfReader(pages: ReadonlyMap<string, ComponentType>): Record<string, string> {
  const frames: Record<string, string> = {};
  for (const address of listAddresses()) {
    const { pathname, search } = new URL(address, 'http://portal.invalid');
    setInitialState(useSearchText, { text: search.includes(KEYWORD_PLACE) ? KEYWORD_PLACE : '' });
    const isChosen = isSidebarChosen(getLayoutSection(pathname, matchRoute(pathname)));
    for (const choice of isChosen ? ([null, 'full', 'compact'] as const) : [null]) {
      const key = getFirstFrameKey(pathname, search, choice);
      if (key !== null) frames[key] ??= renderPage(address, choice, pages);
    }
  }
  return frames;
}

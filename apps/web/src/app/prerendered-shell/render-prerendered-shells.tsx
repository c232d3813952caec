import {
  BASE_PATH,
  getLayoutSection,
  getPrerenderedShellKey,
  isSidebarChosen,
  KEYWORD_PLACEHOLDER,
  matchRoute,
  PersonalTab,
  PRERENDERED_SHELL_READERS,
  type PrerenderedShellReader,
  ROUTE_FRAMES,
  type SidebarChoice,
  STORAGE_KEYS,
} from '@osteon/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { StoreApi } from 'zustand';
import { useSearchText } from '../../features/search/search-box/search-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useLocale } from '../../texts/locale.ts';
import { getPage, loadPage } from '../navigation/page-loader.ts';
import { PrerenderedShell } from './prerendered-shell.tsx';

/** Prerendered shells by reader and by their key (`getPrerenderedShellKey`). */
type PrerenderedShells = Record<PrerenderedShellReader, Record<string, string>>;

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
    `${searchList.path}?keyWord=${KEYWORD_PLACEHOLDER}`,
    UNKNOWN_PATH,
  ];
}

/** Renders the page of an address in its frame, as it is before anything has loaded. */
function renderPage(address: string, choice: SidebarChoice | null): string {
  const { pathname } = new URL(address, 'http://portal.invalid');
  const route = matchRoute(pathname);
  const Page = getPage(route ?? 'notFound');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter basename={BASE_PATH} location={BASE_PATH + address}>
        <PrerenderedShell section={getLayoutSection(pathname, route)} choice={choice} route={route}>
          {Page && <Page />}
        </PrerenderedShell>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

/**
 * Renders the prerendered shell of every page that has a frame (rules/navigation#prerendered-shell). Run once per
 * build, outside a browser.
 */
export async function renderPrerenderedShells(): Promise<PrerenderedShells> {
  await Promise.all([...Object.values(ROUTE_FRAMES).map(({ name }) => name), 'notFound' as const].map(loadPage));
  const shells = PRERENDERED_SHELL_READERS.map((reader) => {
    setInitialState(useLocale, { locale: reader.startsWith('en') ? 'en' : 'zh' });
    setInitialState(useSession, { customerId: reader.endsWith('visitor') ? '' : CUSTOMER });
    localStorage.setItem(STORAGE_KEYS.aiSearchRoom, reader.endsWith('ai') ? `1 ${CUSTOMER}` : '');
    return [reader, renderForReader()] as const;
  });
  return Object.fromEntries(shells) as PrerenderedShells;
}

function renderForReader(): Record<string, string> {
  const shells: Record<string, string> = {};
  for (const address of listAddresses()) {
    const { pathname, search } = new URL(address, 'http://portal.invalid');
    setInitialState(useSearchText, { text: search.includes(KEYWORD_PLACEHOLDER) ? KEYWORD_PLACEHOLDER : '' });
    const isChosen = isSidebarChosen(getLayoutSection(pathname, matchRoute(pathname)));
    for (const choice of isChosen ? ([null, 'full', 'compact'] as const) : [null]) {
      const key = getPrerenderedShellKey(pathname, search, choice);
      if (key !== null) shells[key] ??= renderPage(address, choice);
    }
  }
  return shells;
}

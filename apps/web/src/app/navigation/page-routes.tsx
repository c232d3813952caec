import { OTHER_PAGES, type PageName, ROUTE_FRAMES } from '@osteon/domain';
import type { RouteObject } from 'react-router';
import { loadChunk } from '../../lib/chunk/load-chunk.ts';
import { loadView, useLocale } from '../../texts/locale.ts';
import type { Page } from './pages.ts';

/** The gateway's link to the chunk of the page that is opened first; null in the document of the service worker. */
const first = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[data-page]');

/** Loads the chunk of a page: of the first one without the list of all. */
const loadPage = async (name: PageName): Promise<Page> =>
  withLocale(
    await loadChunk(() =>
      loadView(name, async (): Promise<Page> => {
        if (first?.dataset['page'] === name) return import(/* @vite-ignore */ first.href);
        const { pages } = await import('./pages.ts');
        return pages[name]();
      }),
    ),
  );

/** Renders a page again when the language changes: the router renders it only with its route. */
function withLocale({ Component, ErrorBoundary, loader }: Page): Page {
  if (!Component) return { ErrorBoundary, loader };
  function LocalePage() {
    useLocale();
    return Component && <Component />;
  }
  return { Component: LocalePage, ErrorBoundary, loader };
}

const withParts = import.meta.env.DEV || import.meta.env.MODE === 'test';

/**
 * The route of every page, screens first (rules/shell#screens), the page for unknown paths last; in development and in
 * tests also the component gallery.
 */
export const pageRoutes: RouteObject[] = [
  ...Object.values(ROUTE_FRAMES).map(({ name, path }) => ({ path, lazy: () => loadPage(name) })),
  ...(withParts
    ? [{ path: '/m/parts', lazy: () => loadChunk(() => import('../component-gallery/component-gallery.tsx')) }]
    : []),
  ...(Object.keys(OTHER_PAGES) as (keyof typeof OTHER_PAGES)[]).map((name) => ({
    path: name === 'phoneCertify' ? `${OTHER_PAGES[name]}/:step?` : OTHER_PAGES[name],
    lazy: () => loadPage(name),
  })),
  { path: '*', lazy: () => loadPage('notFound') },
];

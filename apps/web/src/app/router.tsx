import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { ensureSession } from '../entities/session/ensure-session.ts';
import { storeChannel } from '../lib/channel.ts';
import { shownEntry } from '../lib/shown-entry.ts';
import { site } from '../lib/site.ts';
import { prepareFirstEntry } from './navigation/first-entry.ts';
import { getPage, loadPage } from './navigation/page-loader.ts';
import { createRouter } from './navigation/router.ts';
import { saveScrollPosition, startScrollRestoration } from './navigation/scroll-position.ts';

prepareFirstEntry();

/** The router of the portal's pages, under the base path. */
export const router = createRouter(createBrowserHistory(), {
  defaultChannel: site.defaultChannel,
  getPage,
  loadPage,
  onStart: ({ pathname, search }) => {
    storeChannel(new URLSearchParams(search).get('ch') ?? '');
    // The page does not wait for the check, which is a task of its own: the first one evaluates the portal's modules. The
    // phone pages have a session of their own (rules/login#phone-session).
    if (!pathname.startsWith('/m/')) setTimeout(() => void ensureSession());
  },
  onLeave: saveScrollPosition,
});

startScrollRestoration(() => router.state.entry);
shownEntry.key = router.state.entry.location.key;
router.subscribe(({ entry }) => {
  shownEntry.key = entry.location.key;
});

/** Resolves once the chunk of the first page has loaded or failed. */
export function firstPageLoaded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!router.state.isLoading) resolve();
  const stop = router.subscribe(({ isLoading }) => {
    if (!isLoading) resolve();
  });
  return promise.finally(stop);
}

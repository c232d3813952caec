import { entry } from './build.ts';
import { cacheBuild, dropOldBuilds, findCachedFile, findCachedPage } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files with a content hash in their names, which never change. */
const FILES = '/edu/assets/';

/** Statuses of a load balancer without a gateway. */
const NO_GATEWAY: readonly number[] = [502, 503, 504];

/*
 * Makes the portal usable offline, by a cache (rules/offline#service-worker). Pages are network first, so that no old
 * build is shown; calls, pictures and videos are not handled.
 */
self.addEventListener('install', (event) => event.waitUntil(cacheBuild().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeControl()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(getPage(event));
  else if (pathname.startsWith(FILES)) event.respondWith(getFile(request));
});

/** Takes control of the open tabs and sends them the entry of the newest build. */
async function takeControl(): Promise<void> {
  // The page is requested while the worker starts.
  await self.registration.navigationPreload.enable();
  await dropOldBuilds();
  await self.clients.claim();
  for (const tab of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's tabs are all of this origin
    tab.postMessage({ entry });
  }
}

async function getPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    const page = preloaded ?? (await fetch(request));
    return NO_GATEWAY.includes(page.status) ? ((await findCachedPage()) ?? page) : page;
  } catch (error) {
    const cached = await findCachedPage();
    if (!cached) throw error;
    return cached;
  }
}

async function getFile(request: Request): Promise<Response> {
  return (await findCachedFile(request)) ?? fetch(request);
}

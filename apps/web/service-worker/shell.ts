import { entry, files } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

/** The portal's page without an item or reader; served by the gateway only for this worker. */
const SHELL = '/edu/shell.html';

/** The cookie of the chosen theme (ui/theme/theme-choice.ts). */
const THEME_COOKIE = 'osteon_theme';

/** Prefix of the cache names, before the entry. */
const PREFIX = 'build ';

/** Concurrent downloads: the reader's own requests have priority. */
const LANES = 4;

/** Pauses before a failed download is retried, in ms: no build is given up for one lost response of a hundred. */
const PAUSES_MS = [1000, 5000] as const;

/**
 * Caches every file of this build and its page; files that another build has cached are reused. Throws where the
 * gateway serves the page of another build; the browser then retries later.
 */
export async function cacheBuild(): Promise<void> {
  const cache = await caches.open(PREFIX + entry);
  const shell = await download(SHELL, { cache: 'no-store', credentials: 'omit' });
  if (!(await shell.clone().text()).includes(entry)) throw new Error('The page is of another build');
  await cache.put(SHELL, shell);
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      await cache.put(file, (await findCachedFile(file)) ?? (await download(file)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

/** Fetches a file; throws where it has failed after all pauses. */
async function download(file: string, init?: RequestInit): Promise<Response> {
  for (const pause of PAUSES_MS) {
    const answer = await fetch(file, init).catch(() => null);
    if (answer?.ok) return answer;
    await new Promise((done) => setTimeout(done, pause));
  }
  const answer = await fetch(file, init);
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`);
  return answer;
}

/** Deletes the caches of older builds; the last one before this remains for tabs that still show it. */
export async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + entry);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A cached file of any build by its hashed name; undefined where there is none. */
export function findCachedFile(file: Request | string): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true });
}

/** The cached page of this build in the chosen theme. */
export async function findCachedPage(): Promise<Response | undefined> {
  const cache = await caches.open(PREFIX + entry);
  const page = await cache.match(SHELL, { ignoreVary: true });
  const theme = await chosenTheme();
  if (!page || theme === null) return page;
  const html = (await page.text()).replace('<html', `<html data-theme="${theme}" data-mantine-color-scheme="${theme}"`);
  const { status, headers } = page;
  return new Response(html, { status, headers });
}

async function chosenTheme(): Promise<'dark' | 'light' | null> {
  // Not every browser has cookieStore here; the page's script then sets the theme.
  if (!('cookieStore' in self)) return null;
  const value = (await self.cookieStore.get(THEME_COOKIE))?.value;
  return value === 'dark' || value === 'light' ? value : null;
}

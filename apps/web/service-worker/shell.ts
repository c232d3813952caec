import { entry, files } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page of the portal without anything of an item or a reader; the gateway serves it for this alone. */
const SHELL = '/edu/shell.html';

/** Where the theme is remembered that the reader has chosen (ui/theme/theme-choice.ts). */
const THEME_COOKIE = 'osteon_theme';

/** Before the entry in the names of the caches. */
const PREFIX = 'build ';

/** So many files at a time: the reader's own requests go first. */
const LANES = 4;

/**
 * Keeps every file of this build and its page. What another build kept already is not fetched again. Throws where the
 * gateway serves the page of another build; the browser then tries again later.
 */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(PREFIX + entry);
  const shell = await fetch(SHELL, { cache: 'no-store', credentials: 'omit' });
  if (!shell.ok || !(await shell.clone().text()).includes(entry)) throw new Error('The page is of another build');
  await cache.put(SHELL, shell);
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const known = await keptFile(file);
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

/** Drops the builds that no tab can show any more; the last one before this stays for the tabs that still do. */
export async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + entry);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file by its hashed name, of whichever build; undefined where none is kept. */
export function keptFile(file: Request | string): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true });
}

/** The page of this build in the theme that the reader has chosen. */
export async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(PREFIX + entry);
  const page = await cache.match(SHELL, { ignoreVary: true });
  const theme = await chosenTheme();
  if (!page || theme === null) return page;
  const html = (await page.text()).replace('<html', `<html data-theme="${theme}" data-mantine-color-scheme="${theme}"`);
  const { status, headers } = page;
  return new Response(html, { status, headers });
}

async function chosenTheme(): Promise<'dark' | 'light' | null> {
  // Not every browser shows cookies here; the page's program then sets the theme.
  if (!('cookieStore' in self)) return null;
  const value = (await self.cookieStore.get(THEME_COOKIE))?.value;
  return value === 'dark' || value === 'light' ? value : null;
}

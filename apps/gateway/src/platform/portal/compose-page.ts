import {
  BASE_PATH,
  getPrerenderedShellKey,
  getSearchText,
  KEYWORD_PLACEHOLDER,
  type Locale,
  matchPage,
  matchRoute,
  type PrerenderedShellReader,
  type SidebarChoice,
} from '@osteon/domain';
import type { PageCard } from './head.ts';
import { escapeHtml } from './markup.ts';
import type { InitialData, PageParts, Theme } from './page.ts';
import { pageAssets } from './page-assets.ts';
import { createPageCache, hashPage, type Page } from './page-cache.ts';
import { pageTitles } from './page-titles.ts';
import { fillSlot, readPrerenderedShells } from './prerendered-shells.ts';

/** The fields of a request for a page. */
interface PageRequest {
  /** Without the base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly choice: SidebarChoice | null;
  readonly reader: PrerenderedShellReader;
  /** Undefined for a page of no single item, null for an unknown item. */
  readonly card: PageCard | null | undefined;
  readonly initialData: InitialData | null;
}

/** A page; a shared one is the same object for all who get it. */
interface ComposedPage {
  readonly page: Page;
  readonly isShared: boolean;
}

/** Creates the function that composes a page out of the built portal's parts. */
export async function pageComposer({
  webRoot,
  publicUrl,
  fill,
}: {
  readonly webRoot: string;
  readonly publicUrl: string;
  readonly fill: (parts: PageParts) => string;
}): Promise<(request: PageRequest) => ComposedPage> {
  const [assetsOf, titleOf, frameOf] = await Promise.all([
    pageAssets(webRoot),
    pageTitles(webRoot),
    readPrerenderedShells(webRoot),
  ]);
  const findPage = createPageCache();

  return ({ path, query, locale, theme, choice, reader, card, initialData: firstPaint }) => {
    const route = matchRoute(path);
    const title = titleOf(locale, path, query.toString());
    const frameKey = getPrerenderedShellKey(path, query.toString(), choice);
    const keyWord = route === 'searchList' ? getSearchText(query.get('keyWord') ?? '', null) : null;
    const compose = () => {
      const frame = frameKey === null ? '' : frameOf(reader, frameKey);
      return fill({
        locale,
        theme,
        url: publicUrl + BASE_PATH + path + getAddress(query),
        card: card ?? null,
        title,
        assets: assetsOf({ page: matchPage(path), locale, hasShell: frame !== '' }),
        initialData: firstPaint,
        frame: fillFrame(frame, firstPaint, keyWord),
      });
    };
    const isShared = card === undefined && keyWord === null;
    const page = isShared
      ? findPage([theme, locale, reader, matchPage(path), frameKey, title].join('\n'), firstPaint, compose)
      : hashPage(compose());
    return { page, isShared };
  };
}

/** The searched text is anybody's: it is escaped like every other text. */
function fillFrame(frame: string, initialData: InitialData | null, keyWord: string | null): string {
  const filled = Object.entries(initialData?.slots ?? {}).reduce(
    (html, [name, text]) => fillSlot(html, name, text),
    frame,
  );
  return keyWord === null ? filled : filled.replaceAll(KEYWORD_PLACEHOLDER, () => escapeHtml(keyWord));
}

/** The query parameters that name the item: a shared link must not contain the sharer's channel. */
function getAddress(query: URLSearchParams): string {
  const named = new URLSearchParams([...query].filter(([name]) => name !== 'ch' && name !== 'fromPush'));
  return named.size === 0 ? '' : `?${named}`;
}

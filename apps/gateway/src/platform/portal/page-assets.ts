import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { BASE_PATH, type Locale, type PageName } from '@osteon/domain';
import { z } from 'zod';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);

type Manifest = z.infer<typeof manifest>;

/** The files with the English texts of each page. */
const englishFiles = z.record(z.string(), z.array(z.string()));

/**
 * The files of each page of a player beside those of the page itself: one style sheet in place of several, and the
 * scripts of the parts that it loads at once.
 */
const playerPages = z.record(
  z.string(),
  z.object({ style: z.string(), styles: z.array(z.string()), scripts: z.array(z.string()) }),
);

/** The pages of the portal, grouped by noun: `src/app/routes/<noun>/<page>.tsx`. */
const ROUTES = 'src/app/routes/';

/** The list of all pages, from which the portal loads every page but the first. */
const PAGES = 'src/app/navigation/pages.ts';

/** The script that loads the others once the prerendered shell is painted. */
const AFTER_PAINT = 'src/app/prerendered-shell/after-paint.ts';

/** The English texts that every page in English loads. */
const ENGLISH = 'virtual:english-texts';

/**
 * When the scripts of a page load: with the document; with low priority, after the style sheets and pictures of the
 * prerendered shell, as those of a player, which has little without them; or once that is painted
 * (rules/navigation#prerendered-shell).
 */
export type ScriptStart = 'atOnce' | 'afterStyles' | 'afterPaint';

/** The head elements for a page's own files, and when its scripts load. */
export interface PageAssets {
  readonly tags: string;
  readonly scriptStart: ScriptStart;
}

/** The fields of a page that its files depend on. */
interface AssetsPage {
  readonly page: PageName;
  readonly locale: Locale;
  /** True for a page with a prerendered shell. */
  readonly hasShell: boolean;
}

/**
 * Head elements that load a page's own files together with the document, or after its first paint, instead of after the
 * entry script has run; its chunk is marked with the page's name, by which the portal finds it. A page in English has
 * its texts, too (rules/language#loading). The list of the other pages is prefetched. Empty without a built portal.
 */
export async function pageAssets(webRoot: string): Promise<(page: AssetsPage) => PageAssets> {
  const [chunks, english, players] = await Promise.all([
    readBuilt(webRoot, 'manifest.json', manifest),
    readBuilt(webRoot, 'english-files.json', englishFiles),
    readBuilt(webRoot, 'player-pages.json', playerPages),
  ]);
  const entry = getFiles(chunks, 'index.html');
  const entryImports = new Set([...entry.js].filter((path) => path !== chunks['index.html']?.file));
  const pages = new Map(
    Object.keys(chunks)
      .filter((key) => key.startsWith(ROUTES))
      .map((key) => [posix.basename(key, '.tsx'), key]),
  );
  const list = chunks[PAGES]?.file;
  const getEnglish = (page: PageName) => [...getFiles(chunks, ENGLISH).js, ...(english[page] ?? [])];
  const afterPaint = chunks[AFTER_PAINT]?.file;
  const ready = new Map<string, PageAssets>();
  return ({ page, locale, hasShell }) => {
    const name = [page, locale, hasShell].join(' ');
    const known = ready.get(name);
    if (known !== undefined) return known;
    const key = pages.get(kebabCase(page)) ?? '';
    const own = getFiles(chunks, key);
    if (locale === 'en') for (const path of getEnglish(page)) own.js.add(path);
    const player = players[page];
    const scriptStart = hasShell ? (player || afterPaint === undefined ? 'afterStyles' : 'afterPaint') : 'atOnce';
    const script = (path: string) => {
      const mark = path === chunks[key]?.file ? ` data-page="${page}"` : '';
      if (scriptStart === 'afterPaint') return link('after-paint', path, entryImports.has(path) ? ' data-entry' : mark);
      return link('modulepreload', path, (scriptStart === 'afterStyles' ? LOW : '') + mark);
    };
    const styles = player
      ? linkStyles(player)
      : [...own.css].filter((path) => !entry.css.has(path)).map((path) => link('stylesheet', path));
    const tags = [
      // On a slow network the largest files have to start first.
      ...(player ? [...entry.js].map((path) => link('modulepreload', path, ' fetchpriority="high"')) : []),
      ...styles,
      ...(scriptStart === 'afterPaint' ? [...entry.js].map(script) : []),
      ...[...own.js].filter((path) => !entry.js.has(path)).map(script),
      ...(player?.scripts ?? []).map(script),
      // Not imported ahead: an import that fails once is not tried again in most browsers.
      ...(list === undefined ? [] : [link('prefetch', list, ' as="script"')]),
      ...(scriptStart === 'afterPaint' ? [`<script defer src="${BASE_PATH}/${afterPaint}"></script>`] : []),
    ].join('');
    const assets = { tags, scriptStart } as const;
    ready.set(name, assets);
    return assets;
  };
}

/** A file of the build for the gateway; empty without a built portal. */
async function readBuilt<Content>(webRoot: string, name: string, schema: z.ZodType<Record<string, Content>>) {
  const file = join(webRoot, '.vite', name);
  return existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** The attribute of scripts that must not delay style sheets and pictures. */
export const LOW = ' fetchpriority="low"';

const link = (kind: string, path: string, attributes = '') =>
  `<link rel="${kind}"${attributes} crossorigin href="${BASE_PATH}/${path}">`;

/** Disabled links load nothing, and keep the parts of the page from loading the style sheets that the one replaces. */
const linkStyles = ({ style, styles }: z.infer<typeof playerPages>[string]) => [
  link('stylesheet', style),
  ...styles.map((path) => link('stylesheet', path, ' disabled')),
];

/** Every file that a chunk needs before it can run. */
function getFiles(chunks: Manifest, key: string): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const path of chunk.css) css.add(path);
    chunk.imports.forEach(visit);
  };
  visit(key);
  return { js, css };
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale, PageName } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageAssets } from './page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'] },
  'src/app/navigation/pages.ts': { file: 'assets/pages.js', imports: ['_app.js'] },
  'src/app/routes/home/home.tsx': { file: 'assets/home.js', imports: ['_app.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_app.js'], css: ['assets/app.css', 'assets/cards.css'] },
  'src/app/routes/video/video-terminal.tsx': {
    file: 'assets/video.js',
    imports: ['_app.js'],
    css: ['assets/video.css'],
  },
  'src/app/prerendered-shell/after-paint.ts': { file: 'assets/after-paint.js' },
  'virtual:english-texts': { file: 'assets/english.js', imports: ['_app.js', '_cards.js'] },
};

let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'osteon-page-assets-'));
  await mkdir(join(webRoot, '.vite'));
  await writeFile(join(webRoot, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(webRoot, '.vite', 'english-files.json'),
    JSON.stringify({ home: ['assets/english-home.js'], login: ['assets/english-account-dialogs.js'] }),
  );
  const player = {
    style: 'assets/page.css',
    styles: ['assets/video.css', 'assets/bar.css'],
    scripts: ['assets/hls.js'],
  };
  await writeFile(join(webRoot, '.vite', 'player-pages.json'), JSON.stringify({ videoTerminal: player }));
});
afterAll(() => rm(webRoot, { recursive: true }));

/** The elements of a page in Chinese without a prerendered shell, unless `other` differs. */
async function getAssets(page: PageName, other: { locale?: Locale; hasShell?: boolean } = {}, root = webRoot) {
  return (await pageAssets(root))({ page, locale: 'zh', hasShell: false, ...other });
}

describe('the files of a page', () => {
  test('are those that the entry does not load, its chunk marked by its name, and later the list of pages', async () => {
    expect(await getAssets('home')).toEqual({
      scriptStart: 'atOnce',
      tags:
        '<link rel="stylesheet" crossorigin href="/edu/assets/cards.css">' +
        '<link rel="modulepreload" data-page="home" crossorigin href="/edu/assets/home.js">' +
        '<link rel="modulepreload" crossorigin href="/edu/assets/cards.js">' +
        '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    });
  });

  test('wait, where it has a prerendered shell, for the script that runs once that is painted', async () => {
    expect(await getAssets('home', { hasShell: true })).toEqual({
      scriptStart: 'afterPaint',
      tags:
        '<link rel="stylesheet" crossorigin href="/edu/assets/cards.css">' +
        '<link rel="after-paint" crossorigin href="/edu/assets/index.js">' +
        '<link rel="after-paint" data-entry crossorigin href="/edu/assets/app.js">' +
        '<link rel="after-paint" data-page="home" crossorigin href="/edu/assets/home.js">' +
        '<link rel="after-paint" crossorigin href="/edu/assets/cards.js">' +
        '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">' +
        '<script defer src="/edu/assets/after-paint.js"></script>',
    });
  });

  test('are also the English texts of the shell and of the page in English, each file once', async () => {
    const added = ['english', 'english-home'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/edu/assets/${name}.js">`,
    );
    const list = '<link rel="prefetch"';
    const { tags } = await getAssets('home');
    expect((await getAssets('home', { locale: 'en' })).tags).toBe(tags.replace(list, added.join('') + list));
  });

  test('are, of a page of a player, the largest first, one style sheet, and the engine and controls last', async () => {
    const assets = await getAssets('videoTerminal', { hasShell: true });
    expect(assets).toEqual({
      scriptStart: 'afterStyles',
      tags:
        '<link rel="modulepreload" fetchpriority="high" crossorigin href="/edu/assets/index.js">' +
        '<link rel="modulepreload" fetchpriority="high" crossorigin href="/edu/assets/app.js">' +
        '<link rel="stylesheet" crossorigin href="/edu/assets/page.css">' +
        '<link rel="stylesheet" disabled crossorigin href="/edu/assets/video.css">' +
        '<link rel="stylesheet" disabled crossorigin href="/edu/assets/bar.css">' +
        '<link rel="modulepreload" fetchpriority="low" data-page="videoTerminal" crossorigin href="/edu/assets/video.js">' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/edu/assets/hls.js">' +
        '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    });
    expect(await getAssets('videoTerminal')).toEqual({
      scriptStart: 'atOnce',
      tags: assets.tags.replaceAll(' fetchpriority="low"', ''),
    });
  });

  test('are the list of pages alone for a page that the build does not have', async () => {
    expect((await getAssets('official')).tags).toBe(
      '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    );
  });

  test('are none without a built portal', async () => {
    expect(await getAssets('home', { hasShell: true }, join(webRoot, 'missing'))).toEqual({
      scriptStart: 'afterStyles',
      tags: '',
    });
  });
});

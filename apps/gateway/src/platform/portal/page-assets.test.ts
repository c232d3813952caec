import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('the files of a page', () => {
  test('are those that the entry does not load, its chunk marked by its name, and later the list of pages', async () => {
    const assetsOf = await pageAssets(webRoot);
    expect(assetsOf('home', 'zh')).toBe(
      '<link rel="stylesheet" crossorigin href="/edu/assets/cards.css">' +
        '<link rel="modulepreload" data-page="home" crossorigin href="/edu/assets/home.js">' +
        '<link rel="modulepreload" crossorigin href="/edu/assets/cards.js">' +
        '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    );
  });

  test('are also the English texts of the shell and of the page in English, each file once', async () => {
    const assetsOf = await pageAssets(webRoot);
    const added = ['english', 'english-home'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/edu/assets/${name}.js">`,
    );
    const list = '<link rel="prefetch"';
    expect(assetsOf('home', 'en')).toBe(assetsOf('home', 'zh').replace(list, added.join('') + list));
  });

  test('are, of a page of a player, the largest first, one style sheet, and the engine and controls last', async () => {
    const assetsOf = await pageAssets(webRoot);
    expect(assetsOf('videoTerminal', 'zh')).toBe(
      '<link rel="modulepreload" fetchpriority="high" crossorigin href="/edu/assets/index.js">' +
        '<link rel="modulepreload" fetchpriority="high" crossorigin href="/edu/assets/app.js">' +
        '<link rel="stylesheet" crossorigin href="/edu/assets/page.css">' +
        '<link rel="stylesheet" disabled crossorigin href="/edu/assets/video.css">' +
        '<link rel="stylesheet" disabled crossorigin href="/edu/assets/bar.css">' +
        '<link rel="modulepreload" data-page="videoTerminal" crossorigin href="/edu/assets/video.js">' +
        '<link rel="modulepreload" crossorigin href="/edu/assets/hls.js">' +
        '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    );
  });

  test('are the list of pages alone for a page that the build does not have', async () => {
    const assetsOf = await pageAssets(webRoot);
    expect(assetsOf('official', 'zh')).toBe(
      '<link rel="prefetch" as="script" crossorigin href="/edu/assets/pages.js">',
    );
  });

  test('are none without a built portal', async () => {
    const assetsOf = await pageAssets(join(webRoot, 'missing'));
    expect(assetsOf('home', 'zh')).toBe('');
  });
});

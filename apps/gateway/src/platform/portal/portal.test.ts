import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { script, writeBuiltPortal } from '../../../test/portal/built-portal.ts';

const webRoot = await writeBuiltPortal();
const gateway = await testApp({
  webRoot,
  modules: () => ({
    pageCards: {
      '/videoTerminal': async (query) => {
        if (query.get('id') === 'broken') throw new Error('no database');
        if (query.get('id') !== 'v1') return null;
        return { title: '膝"><script>', description: '要点', image: '/media/v1.webp', type: 'video.other' };
      },
    },
    initialDataLoaders: {
      '/home': async ({ session, query }) => ({
        data: { call: 'getHome', payload: {}, answer: { visitor: session === null, tab: query.get('tab') } },
        slots: { lead: '<b>头条 $& $1</b>' },
        preload: '<link rel="preload" as="image" href="/media/lead.webp">',
      }),
    },
  }),
});
afterAll(async () => {
  await gateway.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string, headers = {}) => gateway.app.inject({ method: 'GET', url, headers });

test.each([
  ['/', '/edu/official'],
  ['/edu', '/edu/official'],
  ['/edu/?ch=x', '/edu/official?ch=x'],
  ['/edu/pc/live/liveDetail?activityId=l01', '/edu/liveDetail?activityId=l01'],
  ['/edu/pc/live/meetingDetail', '/edu/meetingDetail'],
  ['/edu/pc/v5/topic?id=t001&ch=wx', '/edu/tagTerminal?id=t001&ch=wx'],
  ['/edu/pc/v5/caseDetailV2?id=k01', '/edu/caseTerminal?id=k01'],
  ['/videoTerminal?id=v1', '/edu/videoTerminal?id=v1'],
  ['/pc/live/meetingDetail', '/edu/pc/live/meetingDetail'],
])('%s leads to %s', async (from, to) => {
  const reply = await get(from);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, to]);
});

test.each([
  ['/edu/home', 200],
  ['/edu/home/', 200],
  ['/edu/official?ch=osteon_pc_direct', 200],
  ['/edu/pc/v5/noPermission', 200],
  ['/edu/m/outbox', 200],
  ['/edu/nothing', 404],
  ['/edu/home/deeper', 404],
  ['/edu/../etc/passwd', 404],
  ['/edu/index.html', 404],
])('%s is the page with status %i', async (path, status) => {
  const reply = await get(path);
  if (path.includes('..')) return expect(reply.statusCode).toBe(404);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain('id="site"');
});

test.each([
  ['/edu/home', '首页 - 骨元'],
  ['/edu/home/', '首页 - 骨元'],
  ['/edu/historyLiveList', '骨元'],
  ['/edu/agreementPage?type=privacyPolicy&ch=x', '隐私政策 - 骨元'],
  ['/edu/agreementPage?type=__proto__', '平台协议 - 骨元'],
  ['/edu/m/outbox', '发件箱 - 骨元'],
  ['/edu/nothing', '页面不存在 - 骨元'],
])('%s is served with the title %s', async (path, title) => {
  expect((await get(path)).body.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`]);
});

test('a page in English has its language and title in English, each language with an ETag of its own', async () => {
  const english = await get('/edu/home', { cookie: 'osteon_language=en' });
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('<title>Home - Osteon</title>');
  const etag = String(english.headers.etag);
  expect((await get('/edu/home', { 'if-none-match': etag })).statusCode).toBe(200);
  expect((await get('/edu/home', { 'if-none-match': etag, cookie: 'osteon_language=en' })).statusCode).toBe(304);
  for (const nonsense of ['fr', '__proto__', '"><script>']) {
    expect((await get('/edu/home', { cookie: `osteon_language=${nonsense}` })).body).toContain('<html lang="zh-CN">');
  }
});

test('a page is revalidated each time and answered with 304 while it is unchanged', async () => {
  const first = await get('/edu/official');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect((await get('/edu/official', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  const dark = await get('/edu/official', { 'if-none-match': String(first.headers.etag), cookie: 'osteon_theme=dark' });
  expect(dark.statusCode).toBe(200);
  expect(dark.body).toContain('<html data-theme="dark" data-mantine-color-scheme="dark" lang="zh-CN">');
});

test('a browser without a device id gets one with its page, also with an unchanged one, and only once', async () => {
  const first = await get('/edu/official');
  const [device] = first.cookies;
  expect(device).toMatchObject({ name: 'osteon_device', httpOnly: true, sameSite: 'Lax' });
  const unchanged = await get('/edu/official', { 'if-none-match': String(first.headers.etag) });
  expect([unchanged.statusCode, unchanged.cookies.length]).toEqual([304, 1]);
  expect((await get('/edu/official', { cookie: `osteon_device=${device?.value}` })).cookies).toEqual([]);
});

test('an unknown theme is ignored', async () => {
  expect((await get('/edu/official', { cookie: 'osteon_theme="><script>' })).body).toContain('<html lang="zh-CN">');
  expect((await get('/edu/official', { cookie: 'osteon_theme=__proto__' })).body).toContain('<html lang="zh-CN">');
});

test('a page is sent compressed', async () => {
  const reply = await get('/edu/official', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('id="site"');
});

test("an item's page contains its card, without the sharer's channel", async () => {
  const { body, statusCode } = await get('/edu/videoTerminal?id=v1&ch=friend&fromPush=true');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>膝&quot;&gt;&lt;script&gt; - 视频详情 - 骨元</title>');
  expect(body).toContain('<meta property="og:image" content="http://osteon.test/media/v1.webp">');
  expect(body).toContain('<meta property="og:url" content="http://osteon.test/edu/videoTerminal?id=v1">');
});

test('an unknown item is not found, and a failing card does not fail the page', async () => {
  const unknown = await get('/edu/videoTerminal?id=v2');
  expect([unknown.statusCode, unknown.body.match(/<title>.*<\/title>/)?.[0]]).toEqual([
    404,
    '<title>视频详情 - 骨元</title>',
  ]);
  const broken = await get('/edu/videoTerminal?id=broken');
  expect(broken.statusCode).toBe(200);
  expect(broken.body).toContain('<title>视频详情 - 骨元</title>');
});

test('the offline page contains no personal data and is revalidated', async () => {
  const reply = await get('/edu/shell.html', { cookie: 'osteon_theme=dark' });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(reply.body).toContain('id="site"');
  expect(reply.body).toContain('<html lang="zh-CN">');
  expect(reply.body).toContain('<div id="root"></div>');
});

test("the service worker is revalidated, and its scope is the portal's", async () => {
  const reply = await get('/edu/service-worker.js');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(reply.headers['content-type']).toContain('/javascript');
  expect(reply.headers).not.toHaveProperty('service-worker-allowed');
});

/** The prerendered shell of a page. */
const getFrame = (body: string) => /<div id="first-frame">(.*)<\/div><div id="root">/s.exec(body)?.[1];

test('home has its initial data, and the lead in its prerendered shell', async () => {
  const { body } = await get('/edu/home?tab=1');
  expect(getFrame(body)).toBe(
    '<header>页眉</header><main><div class="a" data-slot="lead"><b>头条 $& $1</b></div></main>',
  );
  expect(body).toContain(
    '<script type="application/json" id="first-paint">{"call":"getHome","payload":{},"answer":{"visitor":true,"tab":"1"}}</script>',
  );
  expect(body).toContain('<head><link rel="preload" as="image" href="/media/lead.webp">');
});

test.each([
  ['/edu/official', '<header>页眉</header><main>介绍</main>'],
  ['/edu/official/?ch=x', '<header>页眉</header><main>介绍</main>'],
  ['/edu/nothing', '<header>页眉</header>'],
  ['/edu/membership', '<button>登录</button>'],
  ['/edu/agreementPage', undefined],
  ['/edu/aiSearch', undefined],
  ['/edu/m/login', undefined],
  ['/edu/m/nothing', undefined],
  ['/edu/shell.html', undefined],
])('%s has the prerendered shell %s', async (path, frame) => {
  expect(getFrame((await get(path)).body)).toBe(frame);
});

test('the prerendered shell follows the choice for the sidebar, and an unknown one is ignored', async () => {
  const chosen = await get('/edu/home', { cookie: 'osteon_sidebar=compact' });
  expect(getFrame(chosen.body)).toContain('窄');
  const unknown = await get('/edu/home', { cookie: 'osteon_sidebar=__proto__' });
  expect(getFrame(unknown.body)).not.toContain('窄');
});

test('a customer gets the prerendered shell of a customer', async () => {
  const { cookies } = await gateway.login('13900000003');
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  expect(getFrame((await get('/edu/membership', { cookie })).body)).toBe('<button>头像</button>');
  expect(getFrame((await get('/edu/membership')).body)).toBe('<button>登录</button>');
});

test.each([
  ['膝关节', '膝关节'],
  ['  膝关节 ', '膝关节'],
  ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ["' onfocus=alert(1) x='", '&#39; onfocus=alert(1) x=&#39;'],
  ['$&__KEY_WORD__', '$&amp;__KEY_WORD__'],
  ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
])('the results page of %s shows the text escaped', async (keyWord, shown) => {
  const { body } = await get(`/edu/searchList?${new URLSearchParams({ keyWord })}`);
  expect(getFrame(body)).toBe(`<input value="${shown}"><h1>“${shown}”的结果</h1>`);
});

test('a blank search has no results page', async () => {
  expect(getFrame((await get('/edu/searchList?keyWord=%20')).body)).toBe('<header>页眉</header>');
});

test('a page without content is composed once and then sent compressed for whoever accepts it', async () => {
  const plain = await get('/edu/courseList');
  for (const encoding of ['br', 'gzip']) {
    const reply = await get('/edu/courseList', { 'accept-encoding': encoding });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'cookie, accept-encoding',
      etag: plain.headers.etag,
    });
    const bytes = encoding === 'br' ? brotliDecompressSync(reply.rawPayload) : gunzipSync(reply.rawPayload);
    expect(bytes.toString()).toBe(plain.body);
  }
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('a built file is sent as it was compressed at build time (%s)', async (accepted, encoding) => {
  const reply = await get('/edu/assets/app-Ab12.js', { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toContain('/javascript; charset=utf-8');
  if (encoding === 'br') expect(reply.rawPayload.equals(brotliCompressSync(script))).toBe(true);
});

test('a file without a hash in its name is revalidated', async () => {
  const reply = await get('/edu/favicon.svg');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('the manifest, by which the portal can be installed, is sent as one', async () => {
  const reply = await get('/edu/manifest.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
});

test.each(['/nothing', '/.git/config', '//evil.example', '/gateway/nothing'])('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a file that was deleted since the start is not found', async () => {
  await rm(join(webRoot, 'assets', 'app-Gone.js'));
  expect((await get('/edu/assets/app-Gone.js')).statusCode).toBe(404);
});

test.each([
  '/edu/assets/app-Ab12.js.br',
  '/edu/assets/app-Ab12.js.map',
  '/edu/source-maps/app-Ab12.js.map',
  '/edu/assets/',
  '/edu/assets/app-Old.js',
])('%s is no page', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

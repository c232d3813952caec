import { LiveStatus } from '@osteon/domain';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type Browser, request } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { storeRecording } from '../../../test/media/recording.ts';

const CDN = 'https://live.example.com';
const CHANNEL = 'l10-1';
const MINUTE = 60_000;

const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock, env: { LIVE_PLAY_URL: CDN } });
const { sql } = gateway.deps;
await storeRecording(gateway, CHANNEL, [{ startedAt: start - 10_000, segments: 5 }]);
afterAll(() => gateway.close());
beforeEach(() => setEvent(LiveStatus.living, 'all'));
afterEach(() => clock.set(start));

async function setEvent(status: number, authorizeType: string): Promise<void> {
  await sql`update live_event set status = ${status}, authorize_type = ${authorizeType} where id = 'l10'`;
  await sql`select pg_notify('osteon_content', 'l10')`;
}

const readChannel = async (browser: Browser) =>
  (await browser.call('getActivityDetail', { activityId: 'l10' })).json().data.meetingActivity.channelList[0];

/** A request of the CDN: it forwards no cookies. */
const fetchByCdn = (url: string) => {
  const { pathname, search } = new URL(url, CDN);
  return request(gateway.app, { url: `${pathname}${search}` });
};

const readFiles = async (url: string) => {
  const { body } = await fetchByCdn(url);
  const init = /URI="([^"]+)"/.exec(body)?.[1] ?? '';
  return [init, ...body.split('\n').filter((line) => line.endsWith('.m4s'))].map((file) => new URL(file, url).href);
};

test('links use the CDN, are the same for everybody, and are valid without cookies for playlists and segments', async () => {
  const { playlistUrl, streamInfoWithClarity } = await readChannel(await gateway.login('13900000002'));
  expect(playlistUrl.startsWith(`${CDN}/media/streams/${CHANNEL}/`)).toBe(true);
  expect((await readChannel(gateway.browser())).playlistUrl).toBe(playlistUrl);
  const master = await fetchByCdn(playlistUrl);
  expect(master.statusCode).toBe(200);
  const [{ url }] = streamInfoWithClarity;
  const playlist = await fetchByCdn(url);
  expect(playlist.headers).toMatchObject({
    'access-control-allow-origin': 'http://osteon.test',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=1',
  });
  const files = await readFiles(url);
  expect(files).toHaveLength(6);
  for (const file of files) {
    const { statusCode, headers } = await fetchByCdn(file);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=\d{3}, immutable$/),
    ]);
  }
});

test('a link expires within ten minutes by the clock of the gateway, and no cache retains a segment longer', async () => {
  for (const passed of [0, 149_999, 299_999]) {
    clock.set(start + passed);
    const { streamInfoWithClarity } = await readChannel(gateway.browser());
    const [{ url }] = streamInfoWithClarity;
    const files = await readFiles(url);
    const segment = files.at(-1) ?? '';
    const seconds = Number(/\d+/.exec(String((await fetchByCdn(segment)).headers['cache-control']))?.[0]);
    expect(seconds).toBeGreaterThan(4 * 60);
    expect(seconds).toBeLessThanOrEqual(10 * 60);
    clock.advance((seconds + 1) * 1000);
    for (const address of [url, segment]) expect((await fetchByCdn(address)).statusCode).toBe(403);
  }
});

test.each(['login', 'auth'])('a viewer who may not watch a stream for %s gets no link', async (authorizeType) => {
  await setEvent(LiveStatus.living, authorizeType);
  expect(await readChannel(gateway.browser())).toMatchObject({ playlistUrl: '', streamInfoWithClarity: [] });
  const { playlistUrl } = await readChannel(await gateway.login('13900000002'));
  expect((await fetchByCdn(playlistUrl)).statusCode).toBe(200);
});

test('a link is valid for its channel, cannot be changed, and opens nothing once the event is not on the air', async () => {
  const { playlistUrl, streamInfoWithClarity } = await readChannel(gateway.browser());
  const segment = (await readFiles(streamInfoWithClarity[0].url)).at(-1) ?? '';
  const changed = [
    playlistUrl.replace(CHANNEL, 'l10-2'),
    playlistUrl.replace(/\.0\./, '.'),
    playlistUrl.replace('/media/streams/', '/media/lives/'),
    playlistUrl.replace(/\/[^/]+\/master/, `/${(start + MINUTE * 60).toString(36)}.0.${'A'.repeat(43)}/master`),
  ];
  for (const url of changed) expect([url, (await fetchByCdn(url)).statusCode]).toEqual([url, 403]);
  for (const path of ['SD/1.m4s', '4K.m3u8', '../l10-2/SD.m3u8'])
    expect((await fetchByCdn(playlistUrl.replace('master.m3u8', path))).statusCode, path).not.toBe(200);
  await setEvent(LiveStatus.end, 'all');
  await expect.poll(async () => (await fetchByCdn(playlistUrl)).statusCode).toBe(404);
  expect((await fetchByCdn(segment)).statusCode).toBe(404);
});

test('a player receives only new segments if it requests that', async () => {
  clock.advance(30 * MINUTE);
  const { streamInfoWithClarity } = await readChannel(gateway.browser());
  const [{ url }] = streamInfoWithClarity;
  await storeRecording(gateway, CHANNEL, [{ startedAt: clock.now(), segments: 9 }]);
  expect((await fetchByCdn(`${url}?_HLS_skip=YES`)).body).toMatch(/#EXT-X-SKIP:SKIPPED-SEGMENTS=8\n/);
});

test('the content security policy of pages permits the CDN', async () => {
  const { headers } = await gateway.app.inject('/gateway/health/live');
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([`connect-src 'self' ${CDN}`, `media-src 'self' blob: ${CDN}`]),
  );
});

test('captions of a minute are served by the CDN like playlists', async () => {
  await sql`update live_channel set caption_languages = '{zh}' where id = ${CHANNEL}`;
  const [{ url }] = (await readChannel(gateway.browser())).subtitles;
  expect(url.startsWith(`${CDN}/media/streams/${CHANNEL}/`)).toBe(true);
  const { statusCode, headers } = await fetchByCdn(`${url}?minute=${Math.floor(start / MINUTE)}`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    'public, max-age=1',
  ]);
});

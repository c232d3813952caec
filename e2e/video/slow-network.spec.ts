import { expect, test } from '../support/fixtures.ts';
import { openVideo } from '../support/video-player.ts';

const VIDEO = 'v24';

/** Latency in ms at which a browser calls its network 3g, without a slow download, so that the test is short. */
const LATENCY_MS = 300;

/** Parts beside the player: columns, comments, menus, and what only records. */
const BESIDE =
  /assets\/(video-(more|outline|comments)|comment-section|record-browse|platform-menu|setting-menus|report-content-action|collect-analytics|register-service-worker)-|service\/(listComments|addBrowseRecord)/;

const FIRST_SEGMENT = /\/media\/videos\/.+\/seg-00001\.m4s/;

test.describe('a video on a slow network', () => {
  test('loads what is beside the player after its first segments', { tag: '@core' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const network = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', network);
    const player = await openVideo(page, VIDEO);
    await player.play();
    await expect.poll(() => requested.some((url) => BESIDE.test(url))).toBe(true);
    const first = requested.findIndex((url) => FIRST_SEGMENT.test(url));
    const beside = requested.findIndex((url) => BESIDE.test(url));
    expect(first).toBeGreaterThan(-1);
    expect(requested.slice(0, first).filter((url) => BESIDE.test(url))).toEqual([]);
    expect(beside).toBeGreaterThan(first);
  });

  test('has a document that names the engine of the player, as no other page does', async ({ request }) => {
    const read = async (path: string) => (await request.get(`/edu${path}`)).text();
    const engine = /<link rel="modulepreload"[^>]* href="\/edu\/assets\/hls-engine-[^"]+\.js">/;
    expect(await read(`/videoTerminal?id=${VIDEO}`)).toMatch(engine);
    for (const path of ['/home', '/searchList?keyWord=x', '/caseTerminal?id=c1']) {
      expect(await read(path)).not.toMatch(/hls-engine|m3u8/);
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { runOperator } from '../support/operator.ts';

type Event = Readonly<Record<string, unknown>> & { readonly event: string };
interface Report {
  readonly batchId: string;
  readonly session_id: string;
  readonly ch: string;
  readonly fch: string;
  readonly ct: string;
  readonly events: readonly Event[];
}

/** Events are collected for five seconds before they are sent. */
const SENT = { timeout: 20_000 };

/** Timeout of the operator's program. */
const COUNTED = { timeout: 60_000 };
test.describe.configure({ timeout: 120_000 });

/** The events that the page reports from now on. */
function listen(page: Page): { reports: Report[]; of: (event: string) => Event[] } {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reportAnalytics')) reports.push(request.postDataJSON() as Report);
  });
  return { reports, of: (name) => reports.flatMap(({ events }) => events.filter(({ event }) => event === name)) };
}

/** The cells of the first line of the operator's statistics that starts with this text; empty if there is none. */
async function getStats(start: string): Promise<string[]> {
  const line = (await runOperator('stats', '--top', '200')).split('\n').find((each) => each.startsWith(start));
  return line?.split(/ {2,}/) ?? [];
}

const newChannel = () => `e2e-${crypto.randomUUID().slice(0, 8)}`;

test('impressions and clicks reach the operator, and an error is reported once, without personal data', async ({
  page,
  consoleErrors,
}) => {
  const channel = newChannel();
  const { of } = listen(page);
  await goto(page, `/home?ch=${channel}`);
  const recommended = page.getByRole('region', { name: '为您推荐', exact: true });
  const first = recommended.getByRole('article').first();
  await first.scrollIntoViewIfNeeded();
  const id = (await first.getAttribute('data-card'))?.split('/')[1] ?? '';
  const seen = () => of('exposure').find(({ content_id }) => content_id === id);
  await expect.poll(seen, SENT).toEqual({
    event: 'exposure',
    action: 'exposure',
    age: expect.any(Number),
    page: 'home',
    scene: 'home.recommended',
    channel,
    content_type: 1,
    content_id: id,
    card_style: 'card',
    card_type: 'video',
    x_position: 1,
    y_position: 1,
    sample_ids: expect.arrayContaining([id]),
  });

  // Scrolling out of view and back is not counted again.
  await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded();
  await first.scrollIntoViewIfNeeded();
  const title = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect
    .poll(() => of('click'), SENT)
    .toEqual([
      expect.objectContaining({
        scene: 'home.recommended',
        content_id: id,
        channel,
        click_type: 'open',
        action: 'click',
      }),
    ]);
  const stays = () => of('pageStay').filter((event) => event['page'] === 'home');
  await expect.poll(stays, SENT).toEqual([expect.objectContaining({ stay: expect.any(Number) })]);
  await expect
    .poll(() => of('pageView').map((event) => [event['page'], event['title'], event['section']]), SENT)
    .toEqual([
      ['home', '首页 - 骨元', 4],
      ['videoTerminal', title, 2],
    ]);
  expect(
    of('exposure').filter(({ content_id, scene }) => content_id === id && scene === 'home.recommended'),
  ).toHaveLength(1);

  await expect
    .poll(() => getStats(channel), COUNTED)
    .toEqual([channel, '1', '1', expect.stringMatching(/^[1-9]\d*$/), '1', expect.stringMatching(/%$/)]);
  const vitals = () => of('webVital').map((event) => event['name']);
  expect(vitals()).toEqual(expect.arrayContaining(['TTFB', 'FCP']));

  const mark = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
  consoleErrors.expect({ text: `Error: ${mark} for 13900000002`, location: '/edu/videoTerminal' });
  for (let count = 0; count < 2; count++) {
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, `${mark} for 13900000002`);
  }
  const faults = () => of('browserError').map(({ kind, message }) => [kind, message]);
  await expect.poll(faults, SENT).toEqual([['error', `Error: ${mark} for [number]`]]);
});

test('events that are pending when the page is left are delivered', async ({ page }) => {
  const channel = newChannel();
  await goto(page, `/courseList?ch=${channel}`);
  const { of } = listen(page);
  const loaded = page.waitForResponse(/collect-analytics-/);
  await page.reload();
  await loaded;
  await page.goto('about:blank');
  await expect.poll(async () => Number((await getStats(channel))[1] ?? 0), COUNTED).toBeGreaterThan(0);
  expect(of('pageView')).toEqual([]);
});

test('with Do Not Track no visit can be identified', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { DNT: '1' } });
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
  const page = await context.newPage();
  const channel = newChannel();
  const { reports } = listen(page);
  await goto(page, `/home?ch=${channel}`);
  await expect.poll(() => reports.length, SENT).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({ session_id: '', ch: channel, fch: '', ct: '' });
  await expect.poll(() => getStats(channel).then((cells) => cells.slice(0, 3)), COUNTED).toEqual([channel, '1', '0']);
  await context.close();
});

import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { createEvent } from '../support/live/create-event.ts';
import {
  expectPlaying,
  expectReplay,
  getVideo,
  moveStatus,
  POLL_OPTIONS,
  readElapsed,
  renewKeys,
  untilOnAir,
} from '../support/live/event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';

const [SPEAKER, SLIDES] = ['主讲画面', '课件'];

/** Maximum difference between two channels that show the same time, in seconds. */
const NEAR_SECONDS = 3;

/** Maximum distance to the next control, in presses of the tabulator. */
const MOST_TABS = 60;

const main = (page: Page) => page.getByRole('main');
const channel = (page: Page, name: string) =>
  main(page).getByRole('group', { name: '切换频道' }).getByRole('radio', { name });
/** The video in the corner, its own name, and the large one, the event's. */
const corner = (page: Page, name: string) => main(page).locator(`video[aria-label="${name}"]`);
const large = (page: Page) => main(page).locator(`video:not([aria-label="${SPEAKER}"]):not([aria-label="${SLIDES}"])`);
const past = (page: Page) => main(page).getByText(/^落后直播/);

/** The colour of a picture. */
const readColour = (picture: Locator) =>
  picture.evaluate((video: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(video, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return red === blue ? 'none' : red > blue ? 'red' : 'blue';
  });

const expectColour = (picture: Locator, colour: 'red' | 'blue') =>
  expect.poll(() => readColour(picture), POLL_OPTIONS).toBe(colour);

/** Goes to an element by the keyboard alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus()); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

async function pressByTab(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test('two channels: the other one shows the same time, is picture in picture, becomes the large one, and both are the replay; an item of the agenda is opened by its URL; one viewer has a keyboard, the other a phone', async ({
  page,
  phone,
  cameras,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const event = await createEvent({ channels: [SPEAKER, SLIDES] });
  const [speakerKey = '', slidesKey = ''] = await renewKeys(event);
  await logInByCode(page.request, freshMobile());
  for (const each of [page, phone]) await goto(each, `/liveDetail?activityId=${event}&channel=${event}-1`);
  const speaker = await cameras.send(speakerKey, 'red');
  await cameras.send(slidesKey, 'blue');
  await untilOnAir(event);
  await runOperator('live', 'next', event, '--by', 'journey');
  for (const each of [page, phone]) await expectPlaying(getVideo(each));
  for (const each of [page, phone]) await expectColour(large(each), 'red');
  await expect(main(phone).getByRole('button', { name: '同屏' })).toHaveCount(0);

  // A viewer who waited for the start unmutes.
  await main(phone).getByRole('button', { name: '打开声音', exact: true }).tap();
  await pressByTab(page, main(page).getByRole('button', { name: '打开声音', exact: true }));
  const bar = main(page).getByRole('slider', { name: '回看进度' });
  await tabTo(page, bar);
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(past(page)).toBeVisible({ timeout: 500 });
  }).toPass();

  const before = { elapsed: await readElapsed(page), at: Date.now() };
  const expectSameTime = async () => {
    const ahead = (await readElapsed(page)) - before.elapsed;
    expect(ahead).toBeGreaterThanOrEqual(-NEAR_SECONDS);
    expect(ahead).toBeLessThanOrEqual((Date.now() - before.at) / 1000 + NEAR_SECONDS);
  };
  await tabTo(page, channel(page, SPEAKER));
  await page.keyboard.press('ArrowRight');
  await expect(channel(page, SLIDES)).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`channel=${event}-2`));
  await expectColour(large(page), 'blue');
  await expectPlaying(large(page));
  await expect(past(page)).toBeVisible();
  await expectSameTime();

  await pressByTab(page, main(page).getByRole('button', { name: '同屏', exact: true }), 'Shift+Tab');
  await expectColour(corner(page, SPEAKER), 'red');
  await expectPlaying(corner(page, SPEAKER));
  await pressByTab(page, main(page).getByRole('button', { name: '与主画面互换', exact: true }), 'Shift+Tab');
  await expect(page).toHaveURL(new RegExp(`channel=${event}-1`));
  await expectColour(large(page), 'red');
  await expectColour(corner(page, SLIDES), 'blue');
  await expectPlaying(large(page));
  await expectSameTime();
  await pressByTab(page, main(page).getByRole('button', { name: '关闭小画面', exact: true }));
  await expect(getVideo(page)).toHaveCount(1);

  const toLive = main(page).getByRole('button', { name: '回到直播', exact: true });
  await pressByTab(page, toLive);
  await expect(past(page)).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-valuetext', '直播中');
  await expectPlaying(large(page));

  const definitions = main(page).getByRole('button', { name: '清晰度', exact: true });
  await pressByTab(page, definitions);
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(definitions).toBeFocused();
  await tabTo(page, main(page).getByRole('textbox', { name: '说点什么吧', exact: true }));
  const message = `请看课件第${randomInt(1e6)}页`;
  await page.keyboard.insertText(message);
  await page.keyboard.press('Enter');
  await expect(main(phone).getByRole('listitem').filter({ hasText: message })).toHaveCount(1);

  const { agenda, pcLink } = (await callGateway(page.request, 'getActivityDetail', { activityId: event }))
    .meetingActivity;
  await expect(toLive).toHaveCount(0);
  await goto(page, `${pcLink}&channel=${event}-1&item=${agenda[0]?.items[0]?.itemId}`);
  await expectPlaying(large(page));
  await pressByTab(page, toLive);
  await expect(past(page)).toHaveCount(0);

  await speaker.stop();
  for (const each of [page, phone]) {
    const card = main(each).getByRole('status').filter({ hasText: '信号中断，正在等待恢复' });
    const way = card.getByRole('button', { name: `回到${SLIDES}`, exact: true });
    await way.waitFor();
    await (each === phone ? way.tap() : pressByTab(page, way, 'Shift+Tab'));
    await expectColour(large(each), 'blue');
    await expectPlaying(large(each));
  }

  expect(await moveStatus(event, 'end')).toContain('60 (end)');
  for (const each of [page, phone]) {
    await expectReplay(each);
    await expectColour(large(each), 'blue');
    await (each === phone
      ? main(each)
          .getByRole('button', { name: `切换到${SPEAKER}`, exact: true })
          .tap()
      : channel(each, SPEAKER).click());
    // The camera of this channel was off at the end: its last picture is shown.
    await expectColour(large(each), 'red');
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';

/** A meeting that runs from the first load of the sample, with three halls; no other journey starts its items. */
const ADDRESS = '/meetingDetail?liveMeetingUuid=l08';

const main = (page: Page) => page.getByRole('main');
/** The running item of the main hall, in the head of the meeting's page. */
const hallLine = (page: Page) => main(page).getByRole('listitem').filter({ hasText: '主会场' }).first();
const schedule = (page: Page) => main(page).getByRole('region', { name: '日程', exact: true });

test('an assistant starts the next item in the room of a hall, and an open page of the meeting follows', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const helper = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const room = await helper.newPage();
  const mobile = freshMobile();
  await Promise.all([logInByCode(page.request, freshMobile()), logInByCode(room.request, mobile)]);
  await Promise.all([goto(page, ADDRESS), runOperator('live', 'assistants', 'l08', 'add', mobile, '--by', 'journey')]);
  await goto(room, `${ADDRESS}&channel=l08-1`);

  const add = schedule(page)
    .getByRole('button', { name: /^加入我的日程：/ })
    .first();
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  await expect(schedule(page).getByRole('button', { name: /^只看我的日程/ })).toBeVisible();

  const next = main(room).getByText(/^下一节：/);
  await expect(next).toBeVisible();
  const title = ((await next.textContent()) ?? '').replace('下一节：', '');
  await expect(hallLine(page)).toBeVisible();
  expect(await hallLine(page).textContent()).not.toContain(title);
  await main(room).getByRole('button', { name: '进入下一节', exact: true }).click();
  await expect(next).not.toHaveText(`下一节：${title}`);
  await helper.close();

  // Nothing is reloaded.
  await expect(hallLine(page)).toContainText(title);
  await expect(schedule(page).getByRole('listitem').filter({ hasText: title })).toContainText('进行中');
});

import { type CallName, calls, getPath } from '@osteon/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { entry, field, openComments, section } from '../engagement/comments.ts';
import { logInAsDoctor } from '../support/certified-account.ts';
import {
  caughtError,
  failedCall,
  failedRequest,
  refusedWithoutSession,
  unanswered,
} from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { abortCall, restoreCall } from '../support/gateway/intercept-call.ts';
import { goto } from '../support/goto.ts';
import { createEvent } from '../support/live/create-event.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';

/** The portal probes the gateway, with pauses, before it sends. */
const PATIENCE = { timeout: 30_000 };

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByText('已保存，稍后自动发送', { exact: true });
const like = (page: Page) => main(page).getByRole('button', { name: /^点赞/ });
const liked = (page: Page) => main(page).getByRole('button', { name: /^已点赞/ });

test.beforeEach(({ consoleErrors, baseURL }) =>
  consoleErrors.allow(...unanswered(baseURL ?? '', 'net::ERR_INTERNET_DISCONNECTED')),
);

/** Waits until a file of the portal was loaded, by the start of its name. */
const untilLoaded = (page: Page, file: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((each) => each.name.includes(`/assets/${name}-`)),
    file,
    PATIENCE,
  );

/** Waits until the files of actions were loaded, of which this is the last. */
const untilPreloaded = (page: Page) => untilLoaded(page, 'refused-actions-dialog');

/** Counts the calls of a context that were answered, by name. */
function countCalls(context: BrowserContext, names: readonly CallName[]): Record<string, number> {
  const counts = Object.fromEntries(names.map((name) => [name, 0]));
  context.on('requestfinished', (request) => {
    const name = names.find((each) => new URL(request.url()).pathname === getPath(calls[each]));
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  });
  return counts;
}

test('what a doctor does offline in three tabs is sent once the network is back, each action once', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  const text = `离线时写的评论。${Date.now()}`;
  const event = await createEvent();
  await logInAsDoctor(page.request, '林晓帆');
  const [doctorPage, livePage] = [await context.newPage(), await context.newPage()];
  await goto(doctorPage, '/doctorHome?id=e21');
  await goto(livePage, `/liveDetail?activityId=${event}`);
  await openComments(page, '/docTerminal?id=b21');
  await expect(field(page)).toBeVisible();
  await Promise.all([page, doctorPage, livePage].map(untilPreloaded));

  await context.setOffline(true);
  await page.bringToFront();
  await like(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(liked(page)).toBeVisible();
  await main(page).getByRole('button', { name: /^收藏/ }).click();
  await expect(main(page).getByRole('button', { name: /^已收藏/ })).toBeVisible();
  await main(page).getByRole('button', { name: /^评分/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '4分', exact: true }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
  await main(page).getByRole('button', { name: '内容有误', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '应当怎么写', exact: true }).fill('前倾15°');
  await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page).fill(text);
  await section(page).getByRole('button', { name: '发表评论', exact: true }).click();
  await expect(entry(page, text).getByText('已保存，稍后自动发送', { exact: true })).toBeVisible();
  await doctorPage.bringToFront();
  await doctorPage
    .locator('main header')
    .getByRole('button', { name: /^关注 / })
    .click();
  await expect(doctorPage.locator('main header').getByRole('button', { name: /^已关注 / })).toBeVisible();
  await livePage.bringToFront();
  await main(livePage).getByRole('button', { name: '预约直播', exact: true }).click();
  await expect(toast(livePage)).toBeVisible();

  const once = {
    likeResource: 1,
    collectResource: 1,
    saveScore: 1,
    reportContent: 1,
    createSubscribe: 1,
    subscribeActivity: 1,
  };
  const counts = countCalls(context, Object.keys(once) as (keyof typeof once)[]);
  await context.setOffline(false);
  await expect.poll(() => counts, PATIENCE).toEqual(once);
  await page.bringToFront();
  await expect(entry(page, text)).toHaveAttribute('id', /^comment-/, PATIENCE);
  await expect(liked(page)).toBeVisible();
  const item = { resourceType: 2, resourceId: 'b21' } as const;
  const { list } = await callGateway(page.request, 'getEngagementState', { resourceType: 2, resourceIds: ['b21'] });
  expect(list[0]?.own).toMatchObject({ isLiked: true, isCollected: true, score: 4 });
  const followed = await callGateway(page.request, 'getEngagementState', { resourceType: 9, resourceIds: ['e21'] });
  expect(followed.list[0]?.own.isFollowed).toBe(true);

  const reader = await browser.newContext();
  const { list: comments } = await callGateway(reader.request, 'listComments', { ...item, sort: 'time' });
  expect(comments.filter((each) => each.text === text)).toHaveLength(1);
  await reader.close();
  await livePage.bringToFront();
  await expect(main(livePage).getByRole('button', { name: '已预约', exact: true })).toBeVisible();
  expect(counts).toEqual(once);
});

test('a refused reply is shown with its text, which stays on the page', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(failedCall('createComment', 404));
  // The address names the comment that is deleted.
  consoleErrors.allow(failedCall('listComments', 404), caughtError('内容不存在'));
  const run = Date.now();
  const item = { resourceType: 2, resourceId: 'b22' } as const;
  const author = await browser.newContext();
  await logInAsDoctor(author.request, '方既明');
  const { commentId } = await callGateway(author.request, 'createComment', {
    ...item,
    text: `会删除的评论。${run}`,
    clientId: `deleted-${run}`,
  });
  await logInAsDoctor(page.request, '林晓帆');
  await openComments(page, `/docTerminal?id=b22#comment-${commentId}`);
  await untilPreloaded(page);
  const reply = `离线回复。${run}`;
  await entry(page, '会删除的评论').getByRole('button', { name: /^回复/ }).click();
  await expect(section(page).getByRole('textbox', { name: /^回复/ })).toBeVisible();
  await context.setOffline(true);
  await section(page).getByRole('textbox', { name: /^回复/ }).fill(reply);
  await section(page).getByRole('textbox', { name: /^回复/ }).press('Control+Enter');
  await expect(toast(page).first()).toBeVisible();
  await callGateway(author.request, 'deleteComment', { commentId });
  await author.close();

  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: '以下操作未能完成', exact: true });
  await expect(dialog).toBeVisible(PATIENCE);
  await expect(dialog.getByText(reply)).toBeVisible();
  await dialog.getByRole('button', { name: '我知道了', exact: true }).click();
  const stored = await page.evaluate(() => sessionStorage.getItem('commentDrafts'));
  expect(stored).toContain(reply);
  expect(await page.evaluate(() => localStorage.getItem('offlineQueue'))).toBe('[]');
});

test('a logout drops what was not sent', async ({ page, consoleErrors }) => {
  consoleErrors.allow(...refusedWithoutSession(), failedRequest(getPath(calls.likeResource), 'net::ERR_FAILED'));
  await logInAsDoctor(page.request, '林晓帆');
  await goto(page, '/docTerminal?id=b23');
  await abortCall(page, 'likeResource');
  await like(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(liked(page)).toBeVisible();
  await restoreCall(page, 'likeResource');
  const sent = countCalls(page.context(), ['likeResource']);
  const reloaded = page.waitForEvent('load');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await reloaded;
  await expect(loginButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('offlineQueue'))).toBeNull();
  expect(sent).toEqual({ likeResource: 0 });
});

test('an action whose file is gone after a deployment is stored, others say so, and both work with the files again', async ({
  page,
  context,
  consoleErrors,
}) => {
  const missing = /\/assets\/(gate|score-dialog|report-content-dialog)-/;
  consoleErrors.allow(failedRequest('/edu/assets/', 'net::ERR_FAILED'));
  // The dialog of the score.
  consoleErrors.expect({ text: 'ChunkLoadError: failed', location: '/edu/assets/app.js' });
  await page.route(missing, (route) => route.abort());
  await logInAsDoctor(page.request, '林晓帆');
  await goto(page, '/docTerminal?id=b24');
  await untilLoaded(page, 'start-offline');
  await like(page).click();
  await expect(toast(page)).toBeVisible();
  await main(page).getByRole('button', { name: /^评分/ }).click();
  await expect(page.getByText('页面加载失败，请刷新重试', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await main(page).getByRole('button', { name: /^收藏/ }).click();
  await expect(toast(page).first()).toBeVisible();
  await main(page).getByRole('button', { name: '内容有误', exact: true }).click();
  await expect(page.getByText('当前离线，联网后再试', { exact: true })).toBeVisible();

  await page.unroute(missing);
  await context.setOffline(false);
  await expect(liked(page)).toBeVisible(PATIENCE);
  const isLiked = async () => {
    const { list } = await callGateway(page.request, 'getEngagementState', { resourceType: 2, resourceIds: ['b24'] });
    return list[0]?.own.isLiked;
  };
  await expect.poll(isLiked, PATIENCE).toBe(true);
  // A tap within a second of the one before does not count.
  await expect(async () => {
    await main(page).getByRole('button', { name: /^评分/ }).click();
    await expect(page.getByRole('dialog', { name: '评分', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENCE);
});

test('with Save-Data the files of actions are loaded with their first use', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await goto(page, '/docTerminal?id=b25');
  await untilLoaded(page, 'start-offline');
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => /\/assets\/(gate|run-action|refused-actions-dialog)-/.test(url))).toEqual([]);
});

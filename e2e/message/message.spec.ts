import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { setPassword } from '../support/step-up.ts';

// An account has one desktop session at a time.
test.describe.configure({ mode: 'default' });

const badge = (page: Page) => page.getByRole('button', { name: '消息', exact: true });
const tab = (page: Page) =>
  page.getByRole('navigation', { name: '个人主页', exact: true }).getByRole('link', { name: '消息', exact: true });
const message = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** The two that the sample account has not read (rules/library#sample-activity). */
const [FIRST, SECOND] = ['您投稿的病例已通过审核', '您在直播中的提问已被采纳'];

test('messages are counted, opened in the app or read here, by kind, one by one and all at once', {
  tag: '@core',
}, async ({ page }) => {
  await logInByPassword(page, '13900000002');
  await page.goto('/edu/courseList');
  await expect(badge(page)).toContainText('2');
  await expect(badge(page)).toHaveAccessibleDescription('2条未读');
  await page
    .getByRole('dialog', { name: '领取优惠券', exact: true })
    .getByRole('button', { name: '关闭', exact: true })
    .click();

  await badge(page).click();
  const lead = page.getByRole('dialog', { name: '前往手机App查看消息', exact: true });
  await expect(lead.getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
  await lead.getByRole('link', { name: '在网页查看消息', exact: true }).click();
  await expect(page).toHaveURL(/\/personalHome\?.*tab=6/);
  await expect(lead).toHaveCount(0);
  await expect(tab(page)).toHaveAttribute('aria-current', 'page');

  await expect(message(page, FIRST)).toContainText('未读');
  await page.getByRole('button', { name: '直播', exact: true }).click();
  await expect(message(page, SECOND)).toBeVisible();
  await expect(message(page, FIRST)).toHaveCount(0);
  await expect(page).toHaveURL(/kind=live_activity_message/);

  await page.getByRole('button', { name: SECOND, exact: true }).click();
  await expect(message(page, SECOND)).not.toContainText('未读');
  await expect(badge(page)).toContainText('1');

  await page.getByRole('button', { name: '全部', exact: true }).click();
  await page.getByRole('button', { name: '2小时', exact: true }).click();
  await expect(page.getByText(/^已暂停至\d\d:\d\d$/)).toBeVisible();
  await expect(badge(page)).not.toContainText('1');
  await page.getByRole('button', { name: '恢复提醒', exact: true }).click();
  await expect(badge(page)).toContainText('1');
  await expect(page.getByRole('button', { name: '2小时', exact: true })).toBeFocused();

  const quiet = page.getByRole('switch', { name: '免打扰时段', exact: true });
  await quiet.click();
  await page.getByLabel('开始', { exact: true }).fill('00:01');
  await page.getByLabel('结束', { exact: true }).fill('00:00');
  await expect(badge(page)).not.toContainText('1');
  await quiet.click();
  await expect(badge(page)).toContainText('1');

  await page.getByRole('switch', { name: '学习：网页', exact: true }).click();
  await expect(badge(page)).not.toContainText('1');
  await page.getByRole('switch', { name: '学习：短信', exact: true }).click();
  await expect(page.getByRole('switch', { name: '学习：短信', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: '学习：短信', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: '学习：网页', exact: true })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: '账号安全：网页', exact: true })).toBeDisabled();
  await expect(message(page, FIRST)).toContainText('未读');

  await page.getByRole('button', { name: '全部标为已读', exact: true }).click();
  await page.getByRole('switch', { name: '只看未读', exact: true }).click();
  await expect(page.getByText('没有未读消息', { exact: true })).toBeVisible();

  // On a phone the reminders do not fit beside the list, nor more than one bar above it.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('heading', { name: '消息', level: 1, exact: true })).toBeInViewport();
  await expect(badge(page)).toHaveCount(0);
  await expect(tab(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '全部标为已读', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(tab(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('没有未读消息', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '提醒方式', exact: true }).click();
  const reminders = page.getByRole('dialog', { name: '提醒方式', exact: true });
  await expect(reminders.getByRole('switch', { name: '学习：网页', exact: true })).not.toBeChecked();
});

/** While the socket is connected polls are six minutes apart, so an update within this time came by a hint. */
const AT_ONCE = { timeout: 10_000 };

/** Opens a page and waits until its socket is connected. */
async function openListening(page: Page, path: string): Promise<void> {
  const connected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        // Socket.IO's packet of type 'connected'.
        if (String(payload).startsWith('40')) resolve();
      });
    });
  });
  await page.goto(path);
  await connected;
}

test('a message reaches every open page at once, also through the tab that has the socket, and is read in all when it is read in one', async ({
  page,
  browser,
  context,
}) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await openListening(page, '/edu/personalHome?tab=6');
  await openListening(other, '/edu/courseList');
  // A second tab of the first browser, whose socket it shares.
  const beside = await context.newPage();
  await beside.goto('/edu/personalHome?tab=6');
  for (const each of [page, beside]) await expect(each.getByText('暂无消息', { exact: true })).toBeVisible();

  await setPassword(page.request, mobile);
  const unreadMessage = message(page, '骨元账号已设置密码');
  await expect(unreadMessage).toContainText('未读', AT_ONCE);
  await expect(badge(page)).toContainText('1', AT_ONCE);
  await expect(tab(page)).toContainText('1');
  await expect(badge(other)).toContainText('1', AT_ONCE);

  const link = beside.getByRole('link', { name: '骨元账号已设置密码', exact: true });
  await expect(link).toBeVisible(AT_ONCE);
  await link.click();
  await expect(beside).toHaveURL(/personalInfo/);
  await expect(badge(beside)).not.toContainText('1', AT_ONCE);
  await expect(badge(other)).not.toContainText('1', AT_ONCE);
  await expect(badge(page)).not.toContainText('1', AT_ONCE);
  await expect(unreadMessage).not.toContainText('未读');
  await elsewhere.close();
});

test('the sidebar marks new and live entries, and opens the followed authors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByPassword(page, '13900000003');
  await page.goto('/edu/courseList');
  const sidebar = page.getByRole('navigation', { name: '主导航', exact: true });
  await expect(sidebar.getByRole('listitem').filter({ hasText: '课程' })).toContainText('上新');
  await expect(
    sidebar.getByRole('listitem').filter({ has: page.getByRole('link', { name: '直播', exact: true }) }),
  ).toContainText('直播中');

  const followed = sidebar.getByRole('heading', { name: '我的关注', exact: true }).locator('..').getByRole('listitem');
  await expect(followed).toHaveCount(6);
  await expect(followed.first()).toContainText('直播中');
  await sidebar.getByRole('button', { name: '展开全部', exact: true }).click();
  await expect(followed).toHaveCount(8);
  // The live entry has both marks.
  const fresh = followed.filter({ hasText: '有更新' });
  await expect(fresh).toHaveCount(2);
  await fresh.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/doctorHome\?.*id=e06/);
  await expect(fresh).toHaveCount(1);
});

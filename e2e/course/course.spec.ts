import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');

test("a course is joined, resumes at the learner's position, shows the reading progress of a document, and is left", {
  tag: '@core',
}, async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/courseTerminal?id=c01');
  await expect(main(page).getByRole('listitem').filter({ hasText: '结课测试' })).toContainText('学完前6节后开放');
  await main(page).getByRole('button', { name: '加入学习', exact: true }).click();
  await expect(page.getByText('已加入学习', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '开始学习', exact: true })).toBeVisible();
  await expect(main(page).locator('li[aria-current]')).toContainText('后外侧入路全髋关节置换');

  const opened = page.waitForRequest(/reportReading/);
  await goto(page, '/docTerminal?id=b01&course=c01&lesson=c01-l1');
  expect((await opened).postDataJSON()).toMatchObject({ lessonId: 'c01-l1' });
  const panel = main(page).getByRole('region', { name: '全髋关节置换术规范化操作课程', exact: true });
  await expect(panel.getByRole('link', { name: '下一节', exact: true })).toBeVisible();
  await main(page).locator('section#section-2').scrollIntoViewIfNeeded();
  const left = page.waitForRequest(/reportReading/);
  await panel.getByRole('link', { name: '下一节', exact: true }).click();
  const report = (await left).postDataJSON();
  expect(report.seconds).toBeGreaterThan(0);
  expect(report.sections).toEqual(expect.arrayContaining(['section-1', 'section-2']));
  await expect(page).toHaveURL(/videoTerminal\?id=v01&course=c01&lesson=c01-l2/);

  // The player of another device saves a position.
  await callGateway(page.request, 'savePlayPosition', { id: 'v02', positionSeconds: 40 });
  await goto(page, '/courseTerminal?id=c01');
  const current = main(page).locator('li[aria-current]');
  await expect(current).toContainText('直接前方入路与股骨松解');
  await expect(current).toContainText('00:40');
  await expect(current).toContainText('适应证选择与学习曲线');
  await expect(main(page).getByRole('link', { name: '继续学习', exact: true })).toHaveAttribute(
    'href',
    /videoTerminal\?id=v02&course=c01&lesson=c01-l3/,
  );
  await main(page).getByRole('button', { name: '退出课程', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '加入学习', exact: true })).toBeVisible();
});

test('lessons open with their course beside them, and in its order', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await callGateway(page.request, 'joinCourse', { id: 'c07' });
  await goto(page, '/videoTerminal?id=v24&course=c07&lesson=c07-l2');
  await expect(main(page).getByText('学完第1节后开放', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: '继续第1节', exact: true }).click();
  await expect(page).toHaveURL(/videoTerminal\?id=v36&course=c07&lesson=c07-l1/);
  const panel = main(page).getByRole('region', { name: '髋部骨折规范化诊疗', exact: true });
  await expect(panel.getByText('第1节，共7节', { exact: true })).toBeVisible();
  await expect(panel.locator('li[aria-current]')).toHaveCount(1);
  await expect(panel.getByRole('link', { name: '下一节', exact: true })).toHaveCount(0);
  await panel.getByRole('link', { name: '髋部骨折规范化诊疗', exact: true }).click();
  await expect(page).toHaveURL(/courseTerminal\?id=c07/);
});

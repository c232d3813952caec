import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');

test('a joined course is listed on the personal page, and resumes there or with parts that fit into some minutes', async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/personalHome?tab=2');
  await expect(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
  const minutes = main(page).getByRole('region', { name: /^我有\d+分钟$/ });
  await expect(minutes).toContainText('没有能在10分钟内学完的章节。');
  await callGateway(page.request, 'joinCourse', { id: 'c01' });
  await page.reload();
  await expect(minutes.getByRole('radio', { name: '10', exact: true })).toBeChecked();
  await minutes.getByText('20', { exact: true }).click();
  await expect(main(page).getByRole('region', { name: '我有20分钟', exact: true })).toContainText('未看');
  await minutes.getByText('5', { exact: true }).click();
  const first = main(page).getByRole('region', { name: '我有5分钟', exact: true }).getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL((url) => url.href.includes(address));
  await expect(main(page).getByText('第2节，共7节', { exact: true })).toBeVisible();

  await callGateway(page.request, 'joinCourse', { id: 'c09' });
  await callGateway(page.request, 'savePlayPosition', { id: 'v02', positionSeconds: 40 });
  await goto(page, '/personalHome?tab=2');
  const courses = main(page).getByRole('region', { name: '我的学习', exact: true });
  await expect(main(page).getByRole('radio', { name: '进行中 1', exact: true })).toBeChecked();
  const course = courses.getByRole('listitem').filter({ hasText: '全髋关节置换术规范化操作课程' });
  await expect(course).toContainText('第3节');
  await expect(course).toContainText('0/7节');
  // The list of the other state replaces it, so it cannot be found checked.
  await main(page).getByRole('radio', { name: '未开始 1', exact: true }).click();
  await expect(courses.getByRole('listitem')).toContainText('骨不连与骨缺损的诊断和重建');
  await expect(page).toHaveURL(/state=notStarted/);
  await courses.getByRole('link', { name: '开始学习', exact: true }).click();
  await expect(page).toHaveURL(/videoTerminal\?id=v71&course=c09&lesson=c09-l1/);
});

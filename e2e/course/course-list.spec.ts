import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('list', { name: '课程列表', exact: true }).getByRole('listitem');

test('courses are filtered in the URL, which opens the same list again, and a learner continues there', async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await callGateway(page.request, 'joinCourse', { id: 'c01' });
  await callGateway(page.request, 'savePlayPosition', { id: 'v02', positionSeconds: 40 });
  await goto(page, '/courseList?specialtyId=hand&price=paid');
  await expect(main(page).getByText('没有符合条件的课程', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: '清除筛选条件', exact: true }).click();
  await expect(main(page).getByText('18门', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(18);
  await main(page).getByRole('button', { name: '有学分', exact: true }).click();
  await expect(cards(page)).toHaveCount(15);
  await expect(main(page).getByText('共15门', { exact: true })).toBeVisible();
  await main(page).getByRole('combobox', { name: '价格' }).selectOption({ label: '免费 9' });
  await expect(cards(page)).toHaveCount(9);
  await main(page)
    .getByRole('button', { name: /^创伤骨科 3$/ })
    .click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/credit=any&price=free&specialtyId=trauma/);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await main(page).getByRole('combobox', { name: '学分类别' }).selectOption({ label: 'I类学分 1' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('髋部骨折规范化诊疗');

  await goto(page, '/courseList');
  const row = main(page).getByRole('region', { name: '继续学习', exact: true });
  await expect(row).toContainText('第3节');
  await expect(row).toContainText('直接前方入路与股骨松解');
  await expect(cards(page).first()).toContainText('全髋关节置换术规范化操作课程');
  await expect(cards(page).first()).toContainText('0/7节');
  await main(page).getByRole('combobox', { name: '学习状态' }).selectOption({ label: '进行中 1' });
  await expect(cards(page)).toHaveCount(1);
  await row.getByRole('link', { name: '继续学习', exact: true }).click();
  await expect(page).toHaveURL(/videoTerminal\?id=v02&course=c01&lesson=c01-l3/);
});

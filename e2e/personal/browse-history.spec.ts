import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

const TAB = '/personalHome?tab=5';

const main = (page: Page) => page.getByRole('main');

/** Opens a page and waits until it is in the history. */
async function viewPage(page: Page, path: string): Promise<void> {
  const recorded = page.waitForResponse(/addBrowseRecord/);
  await goto(page, path);
  expect((await recorded).status()).toBe(200);
}

test('viewed items are in the history, until they are removed or it is paused or cleared', { tag: '@core' }, async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, TAB);
  await expect(page.getByText('暂无浏览记录', { exact: true })).toBeVisible();
  const [[course], [document], [clinicalCase], [live]] = await Promise.all([
    callGateway(page.request, 'listContent', { resourceType: 14, pageSize: 1 }).then(({ list }) => list),
    callGateway(page.request, 'listContent', { resourceType: 2, pageSize: 1 }).then(({ list }) => list),
    callGateway(page.request, 'listContent', { resourceType: 7, pageSize: 1 }).then(({ list }) => list),
    callGateway(page.request, 'listLives', { pageSize: 1 }).then(({ list }) => list),
  ]);
  const others = [live?.lecturers[0] && `/doctorHome?id=${live.lecturers[0].id}`, '/productList#p22'];
  const paths = [
    ...others,
    course?.pcLink,
    document?.pcLink,
    clinicalCase?.pcLink,
    live?.pcLink,
    '/videoTerminal?id=v37',
  ];
  for (const path of paths) await viewPage(page, path ?? '');

  await goto(page, TAB);
  await expect(main(page).getByRole('heading', { name: '今天', exact: true })).toBeVisible();
  const rows = main(page).getByRole('listitem');
  await expect(rows).toHaveCount(paths.length);
  await expect(rows.nth(0).getByRole('link', { name: /^前交叉韧带单束解剖重建/ })).toBeVisible();
  await expect(rows.nth(4).getByRole('link', { name: course?.title ?? '', exact: true })).toBeVisible();
  await expect(rows.nth(5).getByRole('link', { name: '明隅Arc-3移动式三维C形臂', exact: true })).toBeVisible();
  await expect(rows.nth(6).getByRole('link', { name: live?.lecturers[0]?.name ?? '', exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: '文库', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/type=2/);
  await main(page).getByRole('button', { name: '全部', exact: true }).click();
  await expect(rows).toHaveCount(paths.length);
  await main(page)
    .getByRole('button', { name: `删除这条记录 ${course?.title}`, exact: true })
    .click();
  await expect(rows).toHaveCount(paths.length - 1);

  await main(page).getByRole('switch', { name: '暂停记录', exact: true }).click();
  await expect(main(page).getByText('浏览记录已暂停', { exact: true })).toBeVisible();
  await viewPage(page, course?.pcLink ?? '');
  await goto(page, TAB);
  await expect(rows).toHaveCount(paths.length - 1);
  await main(page).getByRole('button', { name: '恢复记录', exact: true }).click();
  await expect(main(page).getByText('浏览记录已暂停', { exact: true })).toHaveCount(0);

  await main(page).getByRole('button', { name: '清空', exact: true }).click();
  const question = page.getByRole('dialog', { name: '清空浏览记录', exact: true });
  await expect(question).toContainText('学分不受影响');
  await question.getByRole('button', { name: '清空', exact: true }).click();
  await expect(page.getByText('暂无浏览记录', { exact: true })).toBeVisible();
  await untilDialogsClosed(page);
  await page.reload();
  await expect(page.getByText('暂无浏览记录', { exact: true })).toBeVisible();
});

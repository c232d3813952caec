import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

const main = (page: Page) => page.getByRole('main');

test('a favourite added on its page is in the own list, and can be removed there', { tag: '@core' }, async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/personalHome?tab=3');
  await expect(page.getByText('暂无收藏内容', { exact: true })).toBeVisible();
  await goto(page, '/videoTerminal?id=v37');
  await main(page).getByRole('button', { name: /^收藏/ }).click();
  const dialog = page.getByRole('dialog', { name: '收藏到', exact: true });
  await expect(dialog.getByRole('checkbox', { name: '默认收藏夹', exact: true })).toBeChecked();
  await dialog.getByRole('textbox', { name: '新建收藏夹', exact: true }).fill('ACL翻修备课');
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^已收藏 \d+$/ })).toBeVisible();
  await untilDialogsClosed(page);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^已收藏 \d+$/ })).toBeVisible();

  await goto(page, '/personalHome?tab=3');
  const title = main(page).getByRole('link', { name: /^前交叉韧带单束解剖重建/ });
  await expect(title).toBeVisible();
  const folders = main(page).getByRole('navigation', { name: '收藏夹', exact: true });
  await folders.getByRole('link', { name: 'ACL翻修备课 1', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'ACL翻修备课', exact: true })).toBeVisible();

  await main(page).getByRole('searchbox', { name: '在收藏里搜索', exact: true }).fill('没有这样的标题');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有找到相关收藏', { exact: true })).toBeVisible();
  await main(page).getByRole('searchbox', { name: '在收藏里搜索', exact: true }).fill('');
  await expect(title).toBeVisible();

  await main(page).getByRole('button', { name: '编辑收藏夹', exact: true }).click();
  const editor = page.getByRole('dialog', { name: '编辑收藏夹', exact: true });
  await editor.getByRole('textbox', { name: '名称', exact: true }).fill('晨会病例');
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(folders.getByRole('link', { name: '晨会病例 1', exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: '批量整理', exact: true }).click();
  await main(page)
    .getByRole('checkbox', { name: /^前交叉韧带单束解剖重建/ })
    .check();
  await main(page).getByRole('button', { name: '移到', exact: true }).click();
  const move = page.getByRole('dialog', { name: '移到', exact: true });
  await move.getByRole('radio', { name: '默认收藏夹', exact: true }).check();
  await move.getByRole('button', { name: '完成', exact: true }).click();
  await expect(page.getByText('这个收藏夹还没有内容', { exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: '编辑收藏夹', exact: true }).click();
  await editor.getByRole('button', { name: '删除收藏夹', exact: true }).click();
  await page
    .getByRole('dialog', { name: '删除收藏夹', exact: true })
    .getByRole('button', { name: '删除', exact: true })
    .click();
  await expect(folders.getByRole('link', { name: '晨会病例 0', exact: true })).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /^取消收藏 / })
    .click();
  await expect(page.getByText('暂无收藏内容', { exact: true })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');

test('a doctor has works by type, events and colleagues, and the reader follows them as they follow an association', {
  tag: '@core',
}, async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  const { list } = await callGateway(page.request, 'listLives', {});
  const lecturer = list.flatMap(({ lecturers }) => lecturers)[0];
  await goto(page, `/doctorHome?id=${lecturer?.id}`);
  await expect(main(page).getByRole('region', { name: '直播', exact: true }).getByRole('listitem')).not.toHaveCount(0);
  const { works } = await callGateway(page.request, 'getDoctor', { id: lecturer?.id ?? '' });
  const types = main(page).getByRole('group', { name: '内容类型', exact: true });
  const listed = main(page).getByRole('list', { name: '发布的内容', exact: true }).getByRole('article');
  const [first] = works;
  await types
    .getByRole('button', { name: new RegExp(` ${first?.count}$`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`type=${first?.resourceType}`));
  await expect(listed).toHaveCount(first?.count ?? 0);
  await types.getByRole('button', { name: '全部', exact: true }).click();
  await expect(page).not.toHaveURL(/type=/);
  const colleague = main(page).getByRole('region', { name: '同医院', exact: true }).getByRole('listitem').first();
  await colleague.getByRole('button', { name: /^关注 / }).click();
  await expect(colleague.getByRole('button', { name: /^已关注 / })).toBeVisible();
  await colleague.getByRole('link').click();
  await expect(
    main(page)
      .getByRole('button', { name: /^已关注 / })
      .first(),
  ).toBeVisible();

  await goto(page, '/organization');
  await main(page).getByRole('button', { name: '关注 云泽骨科医师学会', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '已关注 云泽骨科医师学会', exact: true })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('button', { name: '已关注 云泽骨科医师学会', exact: true })).toBeVisible();
});

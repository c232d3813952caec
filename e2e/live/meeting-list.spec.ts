import { formatDay } from '@osteon/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';

const main = (page: Page) => page.getByRole('main');
const event = (page: Page, title: string) => main(page).getByRole('article').filter({ hasText: title });

test('a visitor finds running events, filters by the URL, and opens a replay of a day', { tag: '@core' }, async ({
  page,
}) => {
  await goto(page, '/meetingList');
  const running = main(page).getByRole('region', { name: '直播中', exact: true });
  await expect(running.getByRole('article')).toContainText('单侧双通道内镜下腰椎管减压');
  await expect(running.getByRole('heading', { level: 3 }).filter({ hasText: '假体周围感染联合查房' })).toBeVisible();
  await expect(event(page, '膝关节置换机器人手术直播')).toContainText('需登录');

  await main(page)
    .getByRole('button', { name: /^关节外科 \d+$/ })
    .click();
  const preview = main(page).getByRole('radio', { name: '直播预告', exact: true });
  // It reads the URL, which changes once the list has loaded.
  await preview.click();
  await expect(preview).toBeChecked();
  await expect(page).toHaveURL(/specialtyId=joint&status=preview/);
  await expect(event(page, '膝关节置换机器人手术直播')).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.reload();
  await expect(event(page, '膝关节置换机器人手术直播')).toBeVisible();
  await main(page).getByRole('button', { name: '清空', exact: true }).click();
  await expect(running).toBeVisible();

  const { list } = await callGateway(page.request, 'listLives', {
    when: 'past',
    status: 'replay',
    specialtyId: 'nursing',
  });
  const day = formatDay(list[0]?.planBeginTime ?? 0);
  await goto(page, `/meetingList?day=${day}`);
  const replay = event(page, '骨科大手术静脉血栓预防');
  await replay.getByRole('link', { name: /^看回放/ }).click();
  await expect(page).toHaveURL(/liveDetail\?activityId=l05/);
});

import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { FollowingList } from './following-list.tsx';

test('a followed author without a page opens the lead to the app', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFollowing', {
    list: [
      {
        resId: 'e04',
        resType: 9,
        resName: '没有网页的医生',
        resUrlList: [],
        company: '',
        specialtyId: 'spine',
        resState: 0,
        live: null,
        updateNum: 0,
        comboActionJump: null,
      },
    ],
    hasMore: false,
  });
  await renderPage(
    <nav aria-label="主导航">
      <FollowingList variant="full" />
    </nav>,
  );
  await page.getByRole('button', { name: '没有网页的医生', exact: true }).click();
  const lead = page.getByRole('dialog', { name: '前往手机App查看', exact: true });
  await expect.element(lead.getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

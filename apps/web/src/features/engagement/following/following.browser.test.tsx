import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { useFollowingExpansion } from '../../../entities/engagement/following-expansion.ts';
import { on } from '../../../lib/events.ts';
import { Following } from './following.tsx';

/** More doctors than the list shows before it is expanded. */
const doctors = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name, index) => ({
  resId: `e${index}`,
  resType: 9,
  resName: `${name}医生`,
  resUrlList: [],
  company: '',
  live: null,
  specialtyId: null,
  resState: 0,
  updateNum: 0,
  comboActionJump: null,
}));

const show = () =>
  renderPage(
    <main>
      <h1>骨元</h1>
      <Following variant="full" />
    </main>,
  );

const followed = page.getByText(/^.医生$/);

test('six followed doctors are listed, and the others on demand', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFollowing', { hasMore: false, list: doctors });
  await show();
  await expect.poll(() => followed.elements().length).toBe(6);
  // As a visitor who requested the list before the login.
  useFollowingExpansion.setState({ expanded: true });
  await expect.poll(() => followed.elements().length).toBe(8);
  expect(await axeViolations('main')).toEqual([]);
});

test('a visitor sees the lead to the list', async () => {
  await show();
  const requested: unknown[] = [];
  const stop = on('actionRequested', (request) => requested.push(request));
  await page.getByRole('button', { name: '我的关注', exact: true }).click();
  expect(requested).toEqual([{ action: { name: 'showFollowing', data: {} } }]);
  stop();
});

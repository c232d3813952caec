import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { LiveAside } from './live-aside.tsx';

const guide = page.getByRole('complementary', { name: '骨元医生公众号', exact: true });

const render = () =>
  renderPage(
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)' }}>
      <h1>直播</h1>
      <h2>日程</h2>
      <LiveAside activityId="l06" />
    </main>,
  );

test('the guide shows its code and text, and once closed stays away from the event', async ({ gateway }) => {
  gateway.answer('getLiveAdvert', { advert: null });
  gateway.answer('getWechatGuide', {
    isShow: true,
    qrCodeUrl: 'https://osteon.example/wechat',
    text: '回放上线后提醒您',
  });
  await render();
  await expect.element(guide).toMatchTextContent('骨元医生公众号回放上线后提醒您');
  await expect.element(page.getByRole('img', { name: '关注公众号', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '关闭公众号引导', exact: true }).click();
  await expect.element(guide).not.toBeInTheDocument();
  await render();
  await expect.element(page.getByRole('heading', { name: '直播' }).last()).toBeVisible();
  await expect.poll(() => gateway.count('getWechatGuide')).toBe(1);
});

test('an event without a guide has none', async ({ gateway }) => {
  gateway.answer('getLiveAdvert', { advert: null });
  gateway.answer('getWechatGuide', { isShow: false, qrCodeUrl: '', text: '' });
  await render();
  await expect.poll(() => gateway.count('getWechatGuide')).toBe(1);
  await expect.element(guide).not.toBeInTheDocument();
});

test('a phone, which cannot scan itself, has none', async ({ gateway }) => {
  await page.viewport(390, 844);
  gateway.answer('getLiveAdvert', { advert: null });
  gateway.answer('getWechatGuide', { isShow: true, qrCodeUrl: 'https://osteon.example/wechat', text: '扫码' });
  await render();
  await expect.element(page.getByText('骨元医生公众号', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('骨元医生公众号', { exact: true })).not.toBeVisible();
});

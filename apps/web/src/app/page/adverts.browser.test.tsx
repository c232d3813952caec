import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import type { Advert } from '../../features/advert/advert-card.tsx';
import { HomeEnd } from './home-end.tsx';
import { LiveAside } from './live-aside.tsx';

const arc3: Advert = {
  id: 'l06-p22',
  title: '明隅Arc-3移动式三维C形臂',
  text: '术中即可核对通道位置',
  picture: null,
  pcLink: '/productList#p22',
};
const knee: Advert = {
  ...arc3,
  id: 'home-p17',
  title: '璇极Knee-X膝关节置换机器人',
  picture: { url: '/favicon.svg', width: 640, height: 360, alt: '', thumbHash: '', variants: [] },
  pcLink: 'https://maker.example/knee',
};

const mark = page.getByRole('complementary', { name: '广告', exact: true });
const close = page.getByRole('button', { name: '关闭广告', exact: true });

/** The page with the advert of an event, or another event's. */
const noGuide = { isShow: false, qrCodeUrl: '', text: '' };

const renderLive = (activityId = 'l06') =>
  renderPage(
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)' }}>
      <h1>直播</h1>
      <h2>日程</h2>
      <LiveAside activityId={activityId} />
    </main>,
  );

test('the advert of an event is marked as one, and opens in a tab of its own', async ({ gateway }) => {
  gateway.answer('getWechatGuide', noGuide);
  gateway.answer('getLiveAdvert', { advert: arc3 });
  await renderLive();
  await expect.element(mark).toMatchTextContent('广告明隅Arc-3移动式三维C形臂术中即可核对通道位置');
  const link = page.getByRole('link', { name: '明隅Arc-3移动式三维C形臂', exact: true });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('href', '/productList#p22');
  await expect.element(link).toHaveAttribute('rel', 'noopener sponsored');
  expect(await axeViolations('main')).toEqual([]);
});

test('once closed an event has none, and it is not requested again; another event has its own', async ({ gateway }) => {
  gateway.answer('getWechatGuide', noGuide);
  gateway.answer('getLiveAdvert', { advert: arc3 });
  await renderLive();
  await close.click();
  await expect.element(mark).not.toBeInTheDocument();
  const listRequests = () => gateway.sent.filter(({ name }) => name === 'getLiveAdvert').map(({ payload }) => payload);
  await renderLive();
  await expect.element(page.getByRole('heading', { name: '直播' }).last()).toBeVisible();
  await renderLive('l08');
  await expect.element(mark).toBeVisible();
  expect(listRequests()).toMatchObject([{ activityId: 'l06' }, { activityId: 'l08' }]);
});

test('the adverts of the home page are closed each for itself', async ({ gateway }) => {
  gateway.answer('listHomeAdverts', { adverts: [knee, { ...arc3, id: 'home-p22' }] });
  await renderPage(
    <main>
      <h1>首页</h1>
      <h2>最热内容</h2>
      <HomeEnd
        home={{
          lead: null,
          upcoming: [],
          banners: [],
          specialties: [],
          recommended: [],
          cases: [],
          hottest: [],
          sections: [],
        }}
      />
    </main>,
  );
  await expect.element(mark.first()).toMatchTextContent('广告璇极Knee-X膝关节置换机器人术中即可核对通道位置');
  expect(mark.elements()).toHaveLength(2);
  expect(await axeViolations('main')).toEqual([]);
  await close.first().click();
  expect(mark.elements().map(({ textContent }) => textContent)).toEqual([
    '广告明隅Arc-3移动式三维C形臂术中即可核对通道位置',
  ]);
});

test('where there is no advert there is no card', async ({ gateway }) => {
  gateway.answer('getWechatGuide', noGuide);
  gateway.answer('getLiveAdvert', { advert: null });
  await renderLive();
  await expect.poll(() => gateway.count('getLiveAdvert')).toBe(1);
  await expect.element(mark).not.toBeInTheDocument();
});

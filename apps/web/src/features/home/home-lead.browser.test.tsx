import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { LiveLead } from './home-lead.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';

const lead: NonNullable<ResponseOf<'getHome'>['lead']> = {
  activityId: 'l1',
  kind: 'surgery',
  liveType: 'common',
  activityTitle: '单侧双通道内镜下腰椎管减压：单侧入路双侧减压手术直播与术者现场答疑',
  activityTitleEn: '',
  status: 2,
  shownStatus: 2,
  planBeginTime: Date.UTC(2026, 10, 22, 1),
  planEndTime: Date.UTC(2026, 10, 22, 4),
  specialty: { id: 'spine', name: '脊柱外科', nameEn: 'Spine' },
  lecturers: [],
  // Two halls: the running items have started at the same time.
  agenda: [
    { itemId: 'a', at: Date.UTC(2026, 10, 22, 1), title: '病例与骶髂通道规划', state: 'past' },
    { itemId: 'b', at: Date.UTC(2026, 10, 22, 2), title: '入口位与出口位的透视判读', state: 'running' },
    { itemId: 'c', at: Date.UTC(2026, 10, 22, 2), title: '导针推进与螺钉置入', state: 'running' },
  ],
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  viewCount: 120,
  bookNum: 0,
  credit: null,
  pcLink: '/liveDetail?id=l1',
};

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <HomeShortcuts />
      <LiveLead lead={lead} />
    </main>,
  );

test('on a phone the live lead is at most 300 px high, under the row of lists', async () => {
  await page.viewport(360, 740);
  await show();
  expect(page.getByRole('article').element().getBoundingClientRect().height).toBeLessThanOrEqual(300);
  await expect.element(page.getByText('入口位与出口位的透视判读', { exact: true })).toBeVisible();
  await expect.element(page.getByText('病例与骶髂通道规划', { exact: true })).not.toBeVisible();
  await expect.element(page.getByText('导针推进与螺钉置入', { exact: true })).not.toBeVisible();

  const links = page.getByRole('navigation', { name: '内容分类', exact: true }).getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['手术', '/surgeryVideoList'],
    ['病例', '/caseList'],
    ['文库', '/latestContent?resourceType=2'],
    ['词典', '/boneDictionary'],
    ['协会', '/organization'],
  ]);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(await axeViolations('main')).toEqual([]);
});

test('wider windows have the row in the sidebar and the whole agenda', async () => {
  await page.viewport(768, 900);
  await show();
  await expect.element(page.getByRole('navigation', { name: '内容分类', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('病例与骶髂通道规划', { exact: true })).toBeVisible();
});

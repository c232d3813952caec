import { RoleId } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { doctorCard, videoCard } from '../../../test/cards.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import type { CreditLine, CreditYear } from '../../entities/credit/api/get-credit-year.ts';
import { Region } from '../../ui/region/region.tsx';
import { Overview } from './overview.tsx';

const NOTHING = { list: [], nextCursor: null };

const credit = (lines: CreditYear['lines']): CreditYear => ({
  year: 2026,
  years: [2026],
  lines,
  hours: 9,
  earned: { I: 9, II: 7 },
  targets: { I: 10, II: 15 },
  forecast: {
    missing: 9,
    expected: 18.5,
    expectedMissing: 6.5,
    expectedByClass: { I: 10, II: 8.5 },
    untilAt: Date.parse('2026-12-31T23:59:59.999+08:00'),
  },
  deadline: null,
  period: null,
  transcript: null,
});

const line = (id: string, change: Partial<CreditLine> = {}): CreditLine => ({
  id,
  sourceType: 'course',
  sourceId: 'c07',
  title: `课程${id}`,
  titleEn: '',
  creditClass: 'II',
  hours: 2,
  points: 0.5,
  evidence: { watched: [], test: null },
  bookedAt: Date.parse('2026-11-18T00:00:00Z'),
  reason: '',
  revokedAt: null,
  revokedReason: '',
  ...change,
});

const answerNothing = (gateway: FakeGateway) => {
  logIn(gateway);
  gateway.answer('getCreditYear', credit([]));
  gateway.answer('getMyLearning', { ...NOTHING, counts: { due: 0, finished: 0, notStarted: 0 }, specialties: [] });
  gateway.answer('listContinueWatching', { list: [] });
  gateway.answer('listCollected', NOTHING);
  gateway.answer('listMyContent', {
    ...NOTHING,
    counts: { draft: 0, review: 0, returned: 0, published: 0, withdrawn: 0, recheck: 0 },
  });
  gateway.answer('listBrowseRecords', { ...NOTHING, pausedAt: null });
};

const answerHistory = (gateway: FakeGateway) =>
  gateway.answer('listBrowseRecords', {
    list: [
      {
        resourceType: 1,
        resourceId: 'v07',
        viewedAt: Date.now(),
        positionSeconds: null,
        card: videoCard('v07', '看过的视频'),
        live: null,
        doctor: null,
        product: null,
      },
      { ...viewedDoctor, viewedAt: Date.now() },
    ],
    nextCursor: null,
    pausedAt: null,
  });

const viewedDoctor = {
  resourceType: 9,
  resourceId: 'e01',
  positionSeconds: null,
  card: null,
  live: null,
  doctor: doctorCard('e01', '许清让'),
  product: null,
};

const show = (roleId: number = RoleId.notAuthenticated) =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <Region skeleton={null}>
        <Overview roleId={roleId} />
      </Region>
    </main>,
  );

const part = (name: string) => page.getByRole('region', { name, exact: true });

test('each part has its last entries and the way to all', async ({ gateway }) => {
  answerNothing(gateway);
  gateway.answer('listContinueWatching', {
    list: ['v01', 'v02', 'v03', 'v04'].map((id) => ({
      card: videoCard(id, `视频${id}`, { watched: 0.5 }),
      positionSeconds: 690,
      chapter: null,
    })),
  });
  gateway.answer('listCollected', {
    list: [
      { resourceType: 1, resourceId: 'v05', title: '', collectedAt: 0, card: videoCard('v05', '收藏的视频') },
      { resourceType: 1, resourceId: 'v06', title: '下架的视频', collectedAt: 0, card: null },
    ],
    nextCursor: null,
  });
  answerHistory(gateway);
  await show();
  await expect.element(part('继续观看').getByRole('link', { name: '视频v01', exact: true })).toBeVisible();
  expect(part('继续观看').getByRole('article').elements()).toHaveLength(3);
  await expect.element(part('我的收藏').getByRole('link', { name: '收藏的视频', exact: true })).toBeVisible();
  expect(part('我的收藏').getByRole('article').elements()).toHaveLength(1);
  await expect.element(part('浏览记录').getByRole('link', { name: '看过的视频', exact: true })).toBeVisible();
  await expect
    .element(part('浏览记录').getByRole('link', { name: '许清让', exact: true }))
    .toHaveAttribute('href', '/doctorHome?id=e01');
  await expect
    .element(part('浏览记录').getByRole('link', { name: '查看更多', exact: true }))
    .toHaveAttribute('href', '/personalHome?tab=5');
  await expect.element(part('我的内容')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});

test('an empty overview explains that, with a link to the courses', async ({ gateway }) => {
  answerNothing(gateway);
  await show();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '课程列表', exact: true }))
    .toHaveAttribute('href', '/courseList');
});

test('a failure can be tried again', async ({ gateway }) => {
  answerNothing(gateway);
  gateway.refuse('listCollected', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listCollected', NOTHING);
  await retry.click();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
});

test('a customer who has only opened something gets links to more beside it', async ({ gateway }) => {
  answerNothing(gateway);
  answerHistory(gateway);
  await show();
  await expect.element(part('浏览记录')).toBeVisible();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
});

test('the credit of the year is shown with its last lines, and the courses under way beside what fits into minutes', async ({
  gateway,
}) => {
  answerNothing(gateway);
  const lines = ['7', '6', '5', '4', '3', '2', '1'].map((id) => line(id));
  gateway.answer('getCreditYear', credit(lines));
  gateway.answer('pickTenMinutes', { chapters: [] });
  gateway.answer('getMyLearning', {
    list: ['c01', 'c02', 'c03', 'c04'].map((id) => ({
      card: videoCard(id, `在学${id}`, { pcLink: `/courseTerminal?id=${id}` }),
      learntAt: 1,
      completedAt: null,
      next: {
        lessonId: `${id}-l1`,
        number: 1,
        title: '头颈螺钉位置',
        type: 'video' as const,
        pcLink: '/videoTerminal?id=v24',
        remainingSeconds: 294,
      },
      test: null,
    })),
    nextCursor: null,
    counts: { due: 4, finished: 0, notStarted: 0 },
    specialties: [],
  });
  await show();
  const year = part('2026年度学分');
  await expect.element(year.getByText('还差9.0分', { exact: true })).toBeVisible();
  await expect
    .element(year.getByText('按近3个月的节奏，到12月31日预计18.5分，仍差6.5分。', { exact: true }))
    .toBeVisible();
  expect(
    year
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['I类学分9.0 / 10', 'II类学分7.0 / 15']);
  await expect.element(year.getByRole('button', { name: '导出学分证明', exact: true })).toBeVisible();
  const rows = part('学分台账').getByRole('row');
  expect(rows.elements().map((row) => row.children[1]?.textContent)).toEqual([
    '项目',
    '课程7',
    '课程6',
    '课程5',
    '课程4',
    '课程3',
    '课程2',
  ]);
  await expect
    .element(part('学分台账').getByRole('link', { name: '查看更多', exact: true }))
    .toHaveAttribute('href', '/personalHome?view=credits');
  expect(part('我的学习').getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(page.getByRole('heading', { name: '我有10分钟', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a doctor without credit is shown the empty rings, and no ledger', async ({ gateway }) => {
  answerNothing(gateway);
  await show(RoleId.doctorLevel1);
  await expect.element(part('2026年度学分')).toBeVisible();
  expect(part('学分台账').elements()).toEqual([]);
});

test('no credit is shown to a customer who earns none and has none', async ({ gateway }) => {
  answerNothing(gateway);
  await show();
  await expect.element(page.getByText('暂无学习内容', { exact: true })).toBeVisible();
  expect(part('2026年度学分').elements()).toEqual([]);
  expect(part('学分台账').elements()).toEqual([]);
});

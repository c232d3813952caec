import type { ResponseOf } from '@osteon/contract';
import { formatMonthDayTime, ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { doctorCard, videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { BrowseTab } from './browse-tab.tsx';

/** Not requested: a picture that fails to load would be left out. */
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;

type History = ResponseOf<'listBrowseRecords'>;

const video = {
  resourceType: ResourceType.video,
  resourceId: 'v24',
  viewedAt: NOW,
  positionSeconds: 842,
  card: videoCard('v24', '股骨转子间骨折头髓钉固定'),
  live: null,
  doctor: null,
  product: null,
};
const finished = {
  ...video,
  resourceId: 'v25',
  viewedAt: NOW - DAY,
  positionSeconds: 1380,
  card: videoCard('v25', '老年髋部骨折多学科共管'),
};
const event: History['list'][number] = {
  resourceType: ResourceType.meeting,
  resourceId: 'l1',
  viewedAt: NOW - 2 * DAY,
  positionSeconds: null,
  card: null,
  live: {
    activityId: 'l1',
    kind: 'conference',
    liveType: 'common',
    activityTitle: '假体周围感染联合查房',
    activityTitleEn: '',
    status: 70,
    shownStatus: 70,
    planBeginTime: 0,
    planEndTime: 0,
    specialty: { id: 'hip', name: '关节外科', nameEn: '' },
    picture: { url: PICTURE, width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
    lecturers: [{ id: 'e01', name: '许清让', title: '', hospital: '', portrait: '' }],
    bookNum: 0,
    viewCount: 0,
    credit: null,
    pcLink: '/meetingDetail?liveMeetingUuid=l1',
  },
  doctor: null,
  product: null,
};
const doctor: History['list'][number] = {
  ...event,
  resourceType: ResourceType.author,
  resourceId: 'e01',
  live: null,
  doctor: {
    ...doctorCard('e01', '许清让'),
    title: '主任医师',
    hospital: '清和市第二人民医院',
    portrait: PICTURE,
  },
};
const product: History['list'][number] = {
  ...event,
  resourceType: ResourceType.product,
  resourceId: 'p22',
  live: null,
  product: {
    id: 'p22',
    name: '移动式三维C形臂',
    company: '南屏明隅影像技术有限公司',
    category: '影像设备',
    specialty: { id: 'hip', name: '关节外科', nameEn: '' },
    picture: { url: PICTURE, width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  },
};
const history = (change: Partial<History> = {}): History => ({
  list: [video, finished, event],
  nextCursor: null,
  pausedAt: null,
  ...change,
});

const rows = page.getByRole('listitem');
const pause = page.getByRole('switch', { name: '暂停记录', exact: true });
const clear = page.getByRole('button', { name: '清空', exact: true });
const question = page.getByRole('dialog', { name: '清空浏览记录', exact: true });

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <BrowseTab />
    </main>,
  );

test('the history is grouped by day, with the time, the watch progress and the link', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history());
  await show();
  await expect.element(rows.nth(2)).toBeVisible();
  const texts = rows.elements().map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^\d\d:\d\d.*视频看到14:02继续$/);
  expect(texts[1]).toMatch(/^\d\d:\d\d.*视频已看完$/);
  expect(texts[2]).toMatch(/^(\d{4}\.)?\d\d\.\d\d.*会议许清让$/);
  const days = page.getByRole('heading', { level: 2 }).elements();
  expect(days.map(({ textContent }) => textContent)).toEqual(['今天', '昨天', '更早']);
  await expect
    .element(page.getByRole('link', { name: '继续 股骨转子间骨折头髓钉固定', exact: true }))
    .toHaveAttribute('href', '/videoTerminal?id=v24');
  expect(await axeViolations('main')).toEqual([]);
});

test('a doctor and a product are listed with name, picture and link, and can be removed', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history({ list: [doctor, product] }));
  gateway.answer('clearBrowseRecords', {});
  await show();
  for (const [row, name, href, text] of [
    [0, '许清让', '/doctorHome?id=e01', /医生主任医师 · 清和市第二人民医院$/],
    [1, '移动式三维C形臂', '/productList#p22', /产品南屏明隅影像技术有限公司$/],
  ] as const) {
    const link = rows.nth(row).getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', href);
    expect(rows.nth(row).element().textContent).toMatch(text);
    expect(rows.nth(row).element().querySelector('img')?.getAttribute('src')).toBe(PICTURE);
  }
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '删除这条记录 许清让', exact: true }).click();
  await expect
    .poll(() => gateway.lastPayload('clearBrowseRecords'))
    .toMatchObject({ item: { resourceType: 9, resourceId: 'e01' } });
});

test('clearing requires a confirmation, states what stays, and empties the list', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history());
  gateway.answer('clearBrowseRecords', {});
  await show();
  await clear.click();
  await expect
    .element(question.getByText('清空后，“继续观看”会重新开始计算。学分不受影响。', { exact: true }))
    .toBeVisible();
  await question.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('clearBrowseRecords')).toBe(0);
  await clear.click();
  gateway.answer('listBrowseRecords', history({ list: [] }));
  await question.getByRole('button', { name: '清空', exact: true }).click();
  await expect.element(page.getByText('暂无浏览记录', { exact: true })).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('clearBrowseRecords')).not.toHaveProperty('item');
});

const remove = page.getByRole('button', { name: '删除这条记录 假体周围感染联合查房', exact: true });

test('one record is removed', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history());
  gateway.answer('clearBrowseRecords', {});
  await show();
  await expect.element(remove).toBeVisible();
  gateway.answer('listBrowseRecords', history({ list: [video, finished] }));
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('clearBrowseRecords'))
    .toMatchObject({ item: { resourceType: 3, resourceId: 'l1' } });
});

test('a record whose removal is refused stays, with a message', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history());
  gateway.refuse('clearBrowseRecords', 50_000);
  await show();
  await remove.click();
  await expect.element(page.getByText('操作失败，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(remove).toBeVisible();
});

test('a pause shows its start, and can be ended', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', history());
  gateway.answer('pauseBrowseRecords', ({ on }) => {
    gateway.answer('listBrowseRecords', history({ pausedAt: on ? NOW : null }));
    return { pausedAt: on ? NOW : null };
  });
  await show();
  await pause.click();
  await expect
    .element(page.getByText(`${formatMonthDayTime(NOW)}起不再记录，播放位置照常保存。`, { exact: true }))
    .toBeVisible();
  await expect.element(pause).toBeChecked();
  await expect.element(rows.nth(0)).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '恢复记录', exact: true }).click();
  await expect.element(pause).not.toBeChecked();
  await expect.element(page.getByText('浏览记录已暂停', { exact: true })).not.toBeInTheDocument();
});

test('a search without results shows a notice, and a type is requested from the gateway', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBrowseRecords', ({ keyWord, resourceType }) =>
    history({ list: keyWord === undefined && resourceType === undefined ? [video] : [] }),
  );
  await show();
  const field = page.getByRole('searchbox', { name: '搜索浏览记录', exact: true });
  await field.fill('髋臼');
  field.element().closest('form')?.requestSubmit();
  await expect.element(page.getByText('没有找到相关浏览记录', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listBrowseRecords')).toMatchObject({ keyWord: '髋臼' });
  await page.getByRole('button', { name: '病例', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('listBrowseRecords')).toMatchObject({ resourceType: '7' });
  await page.getByRole('button', { name: '会议', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('listBrowseRecords')).toMatchObject({ resourceType: '3' });
});

test('a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('listBrowseRecords', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listBrowseRecords', history());
  await retry.click();
  await expect.element(rows.nth(0)).toBeVisible();
});

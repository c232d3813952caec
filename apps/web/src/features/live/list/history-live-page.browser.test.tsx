import type { RequestOf, ResponseOf } from '@osteon/contract';
import { LiveStatus, ResourceType } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { listedLive } from '../../../../test/listed-live.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { setLocale } from '../../../texts/locale.ts';
import { resourceTypeText } from '../../../ui/resource-type/resource-type.ts';
import { HistoryLivePage } from './history-live-page.tsx';

const counts: ResponseOf<'countLives'> = {
  total: 2,
  listed: 2,
  anySpecialty: 2,
  specialties: [{ id: 'joint', name: '关节外科', nameEn: '', count: 2 }],
  statuses: [],
  kinds: [
    { value: 'lecture', count: 2 },
    { value: 'conference', count: 0 },
  ],
  today: '2026-11-21',
  calendar: [],
};

const chapters = Array.from({ length: 7 }, (_, index) => ({
  startSeconds: index * 600,
  title: `章节标题${index + 1}`,
}));
const liveEvents = [
  listedLive('l1', '静脉血栓预防', -24, {
    status: LiveStatus.replay,
    replay: { durationSeconds: 4500, chapters, answerCount: 9, hits: [] },
    playbackCount: 1635,
    authorizeType: 'auth',
  }),
  // This event was never started.
  listedLive('l2', '联合查房', -48, { shownStatus: LiveStatus.end }),
];

/** The same, of which the first has an answer and a message with the searched words. */
const foundEvents = liveEvents.map((live) => ({
  ...live,
  replay: live.replay && {
    ...live.replay,
    hits: [
      { seconds: 5790, kind: 'message' as const, text: '进入标题7', by: '会务助手-小岭' },
      { seconds: 5820, kind: 'answer' as const, text: '前路从标题7开始', by: '侯静澜' },
    ],
  },
}));

/** The number of rows of the most played replays. */
const HOTTEST = 5;

test('past events show the chapters of their replays, and are filtered by specialty and kind', async ({ gateway }) => {
  const requested: RequestOf<'listLives'>[] = [];
  gateway.answer('countLives', counts);
  gateway.answer('listLives', (request) => {
    if (request.pageSize === HOTTEST) return { list: liveEvents, nextCursor: null };
    requested.push(request);
    return { list: request.kind === 'conference' ? [] : liveEvents, nextCursor: null };
  });
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  const rows = page.getByRole('list', { name: '往期直播', exact: true }).getByRole('article');
  await expect.element(rows.first()).toBeVisible();
  const [replay, ended] = rows.elements();
  expect(replay?.textContent).toMatch(
    /^直播回放1:15:00静脉血栓预防关节外科沈知远2026\.11\.201635次播放需认证00:00章节标题1.*50:00章节标题6章节7现场解答9$/,
  );
  expect(ended?.textContent).toMatch(/^直播已结束联合查房关节外科沈知远2026\.11\.19$/);
  expect(await axeViolations('main')).toEqual([]);

  await page.getByRole('button', { name: '关节外科 2' }).click();
  await page.getByRole('combobox', { name: '形式' }).selectOptions('会议 0');
  await expect.poll(() => requested.at(-1)).toMatchObject({ when: 'past', specialtyId: 'joint', kind: 'conference' });
  await expect.element(page.getByText('暂无直播', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清空筛选', exact: true }).click();
  await expect.element(rows.first()).toBeVisible();
});

test('past events are searched, limited to the last days and ordered, and a matching chapter is marked and opens at its start', async ({
  gateway,
}) => {
  const requested: RequestOf<'listLives'>[] = [];
  gateway.answer('countLives', counts);
  gateway.answer('listLives', (request) => {
    if (request.pageSize !== HOTTEST) requested.push(request);
    return { list: request.keyWord === undefined ? liveEvents : foundEvents, nextCursor: null };
  });
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  const field = page.getByRole('searchbox', { name: '搜索章节、讲者、解答', exact: true });
  await field.fill('标题7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requested.at(-1)).toMatchObject({ when: 'past', order: 'recommended', keyWord: '标题7' });
  const row = page.getByRole('list', { name: '往期直播', exact: true }).getByRole('article').first();
  await expect.element(row.getByText('命中章节1', { exact: true })).toBeVisible();
  expect([...row.element().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '标题7',
    '标题7',
    '标题7',
  ]);
  await expect.element(row.getByText('命中解答1', { exact: true })).toBeVisible();
  await expect.element(row.getByText('命中发言1', { exact: true })).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: /进入标题7会务助手-小岭$/ }))
    .toHaveAttribute('href', '/liveDetail?activityId=l1&t=5790');
  await expect
    .element(row.getByRole('link', { name: /前路从标题7开始侯静澜答$/ }))
    .toHaveAttribute('href', '/liveDetail?activityId=l1&t=5820');
  await expect
    .element(row.getByRole('link', { name: /章节标题7$/ }))
    .toHaveAttribute('href', '/liveDetail?activityId=l1&t=3600');

  await page.getByRole('button', { name: '近30天', exact: true }).click();
  await page.getByRole('radio', { name: '最热', exact: true }).click();
  await expect.poll(() => requested.at(-1)).toMatchObject({ order: 'hottest', keyWord: '标题7' });
  expect(Number(requested.at(-1)?.withinDays)).toBe(30);
  const hottest = page.getByRole('region', { name: '最热回放', exact: true });
  expect(
    hottest
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1静脉血栓预防1635次播放']);
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await expect.poll(() => requested.at(-1)).not.toHaveProperty('withinDays');
  expect(requested.at(-1)).not.toHaveProperty('keyWord');
  await expect.element(page.getByRole('button', { name: '近30天', exact: true })).toHaveFocus();
  await expect.element(field).toHaveValue('');
  expect(await axeViolations('main')).toEqual([]);
});

test('found words at the end of a long message are visible on a phone', async ({ gateway }) => {
  gateway.answer('countLives', counts);
  const hit = {
    seconds: 66,
    kind: 'message' as const,
    text: `${'看外侧皮质局部增厚，'.repeat(4)}免负重`,
    by: '江临渊',
  };
  const found = listedLive('l1', '抗骨松治疗', -24, {
    status: LiveStatus.replay,
    replay: { durationSeconds: 108, chapters: [], answerCount: 0, hits: [hit] },
  });
  gateway.answer('listLives', { list: [found], nextCursor: null });
  await page.viewport(360, 780);
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
    '/?keyWord=负重',
  );
  const line = page.getByRole('link', { name: /江临渊$/ }).first();
  await expect.element(line).toBeVisible();
  const text = line.element().lastElementChild;
  const mark = text?.querySelector('mark');
  if (!text || !mark) throw new Error('no words are marked');
  expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(text.getBoundingClientRect().right);
});

test('by the keyboard: the field keeps the focus, its cross clears the text, and a chapter has its own focus ring', async ({
  gateway,
}) => {
  gateway.answer('countLives', counts);
  gateway.answer('listLives', { list: liveEvents, nextCursor: null });
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  const field = page.getByRole('searchbox', { name: '搜索章节、讲者、解答', exact: true });
  const cross = page.getByRole('button', { name: '清空输入', exact: true });
  await expect.element(cross).not.toBeInTheDocument();
  await field.fill('标题7');
  await userEvent.keyboard('{Enter}');
  const row = page.getByRole('list', { name: '往期直播', exact: true }).getByRole('article').first();
  await expect.element(row.getByText('命中章节1', { exact: true })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cross).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await expect.element(row.getByText('命中章节1', { exact: true })).not.toBeInTheDocument();

  const chapter = row.getByRole('link', { name: /章节标题1$/ });
  await expect.element(chapter).toBeVisible();
  const ring = (element: Element) => getComputedStyle(element).outlineStyle;
  row.getByRole('link', { name: '静脉血栓预防', exact: true }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(chapter).toHaveFocus();
  expect([ring(chapter.element()), ring(row.element())]).toEqual(['solid', 'none']);
});

test('an English interface has English texts for filters and search', async ({ gateway }) => {
  gateway.answer('countLives', counts);
  gateway.answer('listLives', { list: liveEvents, nextCursor: null });
  setLocale('en');
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  await expect
    .element(page.getByRole('searchbox', { name: 'Search chapters, lecturers and answers', exact: true }))
    .toBeVisible();
  expect(resourceTypeText(ResourceType.document)).toBe('Library');
});

test('the watched part of each replay is shown, and the last one can be resumed', async ({ gateway }) => {
  const startedReplay = (activityId: string, positionSeconds: number, chapterTitle: string) => ({
    activityId,
    activityTitle: `标题${activityId}`,
    activityTitleEn: '',
    liveType: 'common' as const,
    picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
    pcLink: `/liveDetail?activityId=${activityId}&channel=${activityId}-1`,
    positionSeconds,
    durationSeconds: 4500,
    chapterTitle,
  });
  const replay = { durationSeconds: 4500, chapters, answerCount: 0, hits: [] };
  gateway.answer('countLives', counts);
  gateway.answer('listLives', {
    list: ['l1', 'l2', 'l3', 'l4'].map((id) => listedLive(id, `标题${id}`, -24, { status: LiveStatus.replay, replay })),
    nextCursor: null,
  });
  gateway.answer('listBegunReplays', {
    list: [
      startedReplay('l3', 4490, '章节标题7'),
      startedReplay('l1', 900, '章节标题2'),
      startedReplay('l2', 5, '章节标题1'),
    ],
  });
  useSession.setState({ customerId: 'c1' });
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  const resume = page.getByRole('region', { name: '继续观看', exact: true });
  await expect
    .element(resume.getByRole('link', { name: '章节标题2', exact: true }))
    .toHaveAttribute('href', '/liveDetail?activityId=l1&channel=l1-1');
  expect(resume.element().textContent).toMatch(/标题l1剩余1:00:00$/);
  const rows = page.getByRole('list', { name: '往期直播', exact: true }).getByRole('article').elements();
  expect(rows.map(({ textContent }) => /看到15:00|已看完/.exec(textContent ?? '')?.[0])).toEqual([
    '看到15:00',
    undefined,
    '已看完',
    undefined,
  ]);
  // Half of the second chapter, which starts at the tenth minute.
  const shares = [...(rows[0]?.querySelectorAll('b[style]') ?? [])].map((part) => part.getAttribute('style'));
  expect(shares).toEqual(['width: 100%;', 'width: 50%;']);
  const list = page.getByRole('list', { name: '往期直播', exact: true });
  const top = (of: typeof list) => of.element().getBoundingClientRect().top;
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(360, 780);
  await expect.poll(() => top(resume) < top(list)).toBe(true);
  await page.viewport(1440, 900);
});

test('customers see only the replays that they have not finished', async ({ gateway }) => {
  logIn(gateway);
  const requested: RequestOf<'listLives'>[] = [];
  const counted: RequestOf<'countLives'>[] = [];
  gateway.answer('listBegunReplays', { list: [] });
  gateway.answer('countLives', (request) => {
    counted.push(request);
    return counts;
  });
  gateway.answer('listLives', (request) => {
    if (request.pageSize !== HOTTEST) requested.push(request);
    return { list: liveEvents, nextCursor: null };
  });
  await renderPage(
    <main>
      <HistoryLivePage />
    </main>,
  );
  const unfinished = page.getByRole('button', { name: '未看完', exact: true });
  await unfinished.click();
  await expect.poll(() => requested.at(-1)).toMatchObject({ unfinished: 'true' });
  await expect.poll(() => counted.at(-1)).toMatchObject({ unfinished: 'true' });
  await expect.element(unfinished).toHaveAttribute('aria-pressed', 'true');
  await unfinished.click();
  await expect.element(unfinished).toHaveAttribute('aria-pressed', 'false');
});

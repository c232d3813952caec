import type { RequestOf, ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { listedLive } from '../../../../test/lives.ts';
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
const lives = [
  listedLive('l1', '静脉血栓预防', -24, {
    status: LiveStatus.replay,
    replay: { durationSeconds: 4500, chapters },
    viewCount: 1635,
    authorizeType: 'auth',
  }),
  listedLive('l2', '联合查房', -48, { status: LiveStatus.end }),
];

test('past events show the chapters of their replays, and are filtered by specialty and kind', async ({ gateway }) => {
  const asked: RequestOf<'listLives'>[] = [];
  gateway.answer('countLives', counts);
  gateway.answer('listLives', (request) => {
    asked.push(request);
    return { list: request.kind === 'conference' ? [] : lives, nextCursor: null };
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
    /^直播回放1:15:00静脉血栓预防关节外科沈知远2026\.11\.201635次播放需认证00:00章节标题1.*50:00章节标题6章节7$/,
  );
  expect(ended?.textContent).toMatch(/^直播已结束联合查房关节外科沈知远2026\.11\.19$/);
  expect(await axeViolations('main')).toEqual([]);

  await page.getByRole('button', { name: '关节外科 2' }).click();
  await page.getByRole('combobox', { name: '形式' }).selectOptions('会议 0');
  await expect.poll(() => asked.at(-1)).toMatchObject({ when: 'past', specialtyId: 'joint', kind: 'conference' });
  await expect.element(page.getByText('暂无直播', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清空筛选', exact: true }).click();
  await expect.element(rows.first()).toBeVisible();
});

import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FittingChapter } from '../../../entities/course/api/pick-ten-minutes.ts';
import { TenMinutes } from './ten-minutes.tsx';

const chapter = (lessonId: string, change: Partial<FittingChapter> = {}): FittingChapter => ({
  lessonId,
  title: '头颈螺钉位置',
  titleEn: '',
  course: { id: 'c07', title: '髋部骨折规范化诊疗', titleEn: '' },
  startSeconds: 180,
  durationSeconds: 474,
  remainingSeconds: 294,
  isStarted: true,
  pcLink: `/videoTerminal?id=v24&course=c07&lesson=${lessonId}&t=180`,
  ...change,
});

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <TenMinutes />
    </main>,
  );

const minutes = (value: string) => page.getByRole('radio', { name: value, exact: true });

test('a part that fits is proposed with its remaining time, and opens there', async ({ gateway }) => {
  logIn(gateway);
  const unseen = { title: '骨盆带的位置', remainingSeconds: 288, durationSeconds: 288, isStarted: false };
  gateway.answer('pickTenMinutes', ({ minutes: given }) => ({
    chapters: Number(given) === 5 ? [chapter('c07-l1')] : [chapter('c07-l1'), chapter('c07-l2', unseen)],
  }));
  await show();
  await expect.element(page.getByText('从未学完的章节里挑，合计 09:42', { exact: true })).toBeVisible();
  expect(minutes('10').element()).toBeChecked();
  const rows = page.getByRole('listitem');
  expect(rows.nth(0).element().textContent).toBe('头颈螺钉位置髋部骨折规范化诊疗07:54还剩04:54');
  expect(rows.nth(1).element().textContent).toBe('骨盆带的位置髋部骨折规范化诊疗04:48未看');
  await expect
    .element(page.getByRole('link', { name: '播放：头颈螺钉位置', exact: true }))
    .toHaveAttribute('href', '/videoTerminal?id=v24&course=c07&lesson=c07-l1&t=180');
  expect(await axeViolations('main')).toEqual([]);
  await minutes('5').click();
  await expect.element(page.getByText('从未学完的章节里挑，合计 04:54', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '我有5分钟', exact: true })).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
});

test('an empty result is reported, and a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('pickTenMinutes', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('pickTenMinutes', { chapters: [] });
  await retry.click();
  await expect.element(page.getByText('没有能在10分钟内学完的章节。', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});
